// What is not allowed in the page's JavaScript besides plain mistakes: anything that makes markup or code out of text.
import js from "@eslint/js";
import globals from "globals";

export default [
    js.configs.recommended,
    {
        files: ["**/*.js"],
        languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals.browser },
        linterOptions: { reportUnusedDisableDirectives: "error" },
        rules: {
            eqeqeq: "error",
            "no-eval": "error",
            "no-implied-eval": "error",
            "no-var": "error",
            "prefer-const": "error",
            "no-restricted-properties": ["error", { property: "innerHTML" }, { property: "outerHTML" }, { property: "insertAdjacentHTML" }],
        },
    },
    { files: ["**/theme.js"], languageOptions: { sourceType: "script" } },
];

"""Our QR codes are, module by module, those of another program."""

import pytest
import qrcode
from playwright.sync_api import Browser, Page
from qrcode.util import MODE_8BIT_BYTE, QRData

from tests.web.offline import offline_page

TEXTS = [
    "a",
    "http://127.0.0.1:8000/table/abcdefgh#0123456789abcdefghijkl",
    "https://ys.example.org/table/Ab3dE6gh9#" + "x" * 43,
    "Kêr-Is " * 12,
    "q" * 180,
    "z" * 213,
]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Page:
    return offline_page(browser)


@pytest.mark.parametrize("text", TEXTS, ids=len)
def test_a_code_is_right(page: Page, text: str) -> None:
    ours = page.evaluate('async (text) => (await import("/app/qr.js")).qr(text)', text)
    # Which of the eight masks is easiest to read is a matter of taste; everything else is not.
    assert ours in [other(text, mask) for mask in range(8)]


def other(text: str, mask: int) -> list[list[bool]]:
    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=0, mask_pattern=mask)
    code.add_data(QRData(text.encode(), mode=MODE_8BIT_BYTE))
    code.make(fit=True)
    found: list[list[bool]] = code.get_matrix()
    return found


def test_what_does_not_fit_is_refused(page: Page) -> None:
    with pytest.raises(Exception, match="too long"):
        page.evaluate('async (text) => (await import("/app/qr.js")).qr(text)', "z" * 214)

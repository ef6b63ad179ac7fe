"""Tools of the launcher and the developers; standard library only, not part of the installed package."""

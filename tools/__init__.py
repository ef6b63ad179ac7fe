"""What the launcher and the developers run; standard library only, no part of the installed package."""

"""Maintenance: commands for hosts, `kerys db …` and `kerys admin …`. They work beside a running server."""

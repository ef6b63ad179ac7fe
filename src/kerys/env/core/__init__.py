"""The compiled part of the research environment: observations, features of answers and batches, without numpy."""

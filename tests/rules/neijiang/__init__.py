"""The rule page of 内江麻将, rule by rule: each has a case that it decides and a near miss that it leaves alone."""

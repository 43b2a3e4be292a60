unreachable = The server cannot be reached. Check your connection and try again.
request-failed = The request failed.

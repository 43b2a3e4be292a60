unreachable = The server cannot be reached. Check your connection and try again.
request-failed = The request failed.
other-build = The server was updated after you opened this page. Load the page again, then try again.

notification = Notification
dismiss = Dismiss
sign-in-again = Sign in again
sign-in-by-hand = Sign in in another tab, then come back.
link-copied = Link copied
copy-failed = Copy failed
copy-by-hand = Could not copy link. Please copy the URL manually.

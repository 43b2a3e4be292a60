notification = Notification
dismiss = Dismiss
link-copied = Link copied
copy-failed = Copy failed
copy-by-hand = Could not copy link. Please copy the URL manually.

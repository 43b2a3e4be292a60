none = N/A
until = until { $moment }
just-now = just now

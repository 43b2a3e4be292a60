none = N/A
until = until { $moment }

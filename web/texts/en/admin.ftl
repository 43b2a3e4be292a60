title = Admin Dashboard
subtitle = Users and recent admin activity.
back-home = Back to Home
loading = Loading the admin dashboard
load-failed = The admin dashboard could not be loaded
refused = You do not have permission
refused-text = This page is for administrators, and this attempt has been recorded. If you need access, ask an administrator for the role.
go-home = Go Home
total-users = Total Users
active-note = { $count } active
new-this-month = New This Month
new-note = Joined since { $day }
admins = Admins
moderators-note = { $count ->
    [one] 1 moderator
   *[other] { $count } moderators
  }
premium-users = Premium Users
basic-note = { $count } basic
user-management = User Management
export-users = Export Users
exported = Users exported
exported-text = The list is in your downloads, and the export is in the activity log.
export-failed = Failed to export users
add-user = Add User
all-users = All Users
find-users = Find by name or email
loading-users = Loading users
users-failed = The users could not be loaded
showing-first = Showing { $shown } of { $total } users
showing-range = Showing { $from }–{ $to } of { $total } users
found = { $total ->
    [0] No users found
    [one] 1 user found
   *[other] { $total } users found
  }
nobody-found = No users found
nobody-found-text = Nobody’s name or email contains “{ $search }”.
show-all = Show all
show-first = Show the first { $count }
previous = Previous
next = Next
pages = Pages of users
nameless = User
joined = Joined { $day }
active = Active
inactive = Inactive
edit = Edit
edit-user = Edit { $name }
add-user-text = Creates the member before they first sign in with this address.
email = Email
email-placeholder = e.g., grace@example.com
first-name = First Name
last-name = Last Name
role = Role
membership = Membership
create-user = Create User
created = User created
create-failed = Failed to create user
cancel = Cancel
edit-title = Edit User
may-sign-in = Active
may-sign-in-hint = An inactive member is signed out at once and cannot sign in.
own-account = This is your own account. If you remove its administrator role or deactivate it, you lose access to this page at once.
save = Save Changes
updated = User updated
update-failed = Failed to update user
relink = Re-link sign-in
relink-question = Re-link the sign-in of { $email }?
relink-text = They are signed out everywhere. Whoever signs in next with the verified address { $email } gets this account with everything in it. Do this only if the same person has a new account at your sign-in provider.
relinked = Sign-in re-linked
relink-failed = Failed to re-link the sign-in
activity-log = Activity Log
whole-log = Open the audit log
replay = Replay
no-activity = No recent activity
no-activity-text = Admin actions will appear here when performed.
activity-failed = The activity log could not be loaded
loading-activity = Loading the activity log
show-more = Show more of { $total } entries
somebody = Somebody
did-to = { $who } → { $whom }
from-to = { $before } → { $after }
tried = { $operation ->
    [adminStats] Tried to read the statistics
    [users] Tried to read the list of users
    [exportUsers] Tried to export the users
    [exportUser] Tried to export a user’s data
    [auditLog] Tried to read the audit log
    [auditLogChanged] Tried to follow the audit log
    [exportAuditLog] Tried to export the audit log
    [replay] Tried to replay what happened
    [createUser] Tried to add a user
    [changeUser] Tried to edit a user
    [setUserRole] Tried to change a role
    [setUserMembership] Tried to change a membership
    [setUserActive] Tried to activate or deactivate a user
    [relinkUser] Tried to re-link a sign-in
    [eraseUser] Tried to erase a user’s data
   *[other] Tried what only admins may do ({ $operation })
 }
times-more = { $count ->
    [one] 1 more time in that minute
   *[other] { $count } more times in that minute
  }
entries-count = { $count ->
    [one] 1 entry
   *[other] { $count } entries
  }
users-count = { $count ->
    [one] 1 user
   *[other] { $count } users
  }

title = Admin Dashboard
subtitle = Who is here, and what was done.
back-home = Back to Home
loading = Loading the admin dashboard
load-failed = The admin dashboard could not be loaded
refused = You do not have permission
refused-text = This page is for administrators. Nothing on it is shown to you, and that you asked is recorded. If you need it, ask an administrator for the role.
go-home = Go Home
total-users = Total Users
active-note = { $count } active
new-this-month = New This Month
new-note = Joined since the first
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
add-user-text = They become a member before they first sign in with this address.
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
own-account = This is your own account: without the administrator role, or inactive, you lose this page at once.
save = Save Changes
updated = User updated
update-failed = Failed to update user
relink = Re-link sign-in
relink-question = Re-link the sign-in of { $email }?
relink-text = They are signed out everywhere. Whoever signs in next with the verified address { $email } gets this account and all that is in it. Do this only where the same person has a new account at your sign-in provider.
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
times-more = { $count ->
    [one] once more in that minute
   *[other] { $count } times more in that minute
  }
users-count = { $count ->
    [one] 1 user
   *[other] { $count } users
  }

title = Profile Settings
back-home = Back to Home
nameless = User
information = Profile Information
account = Account Information
first-name = First Name
last-name = Last Name
bio = Bio
bio-hint = Maximum { $max } characters
bio-count = { $count } of { $max }
bio-over = { $over ->
    [one] 1 character too many
   *[other] { $over } characters too many
  }
save = Save Changes
user-id = User ID
email = Email
role = Role
membership = Membership
member-since = Member Since
last-login = Last Login
updated = Profile updated
updated-text = Your profile has been successfully updated.
update-failed = Update failed
update-failed-text = Failed to update profile
load-failed = Your profile could not be loaded
loading = Loading your profile

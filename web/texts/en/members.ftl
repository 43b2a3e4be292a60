administrator = Administrator
moderator = Moderator
user = User
enterprise = Enterprise
premium = Premium
basic = Basic

label = { $field ->
    [name] Name
    [attendeeRole] Role
    [title] Title
    [company] Company
    [email] Email
    [phone] Phone
    [notes] Notes
    [party] Party
    [diets] Diet
    [allergies] Allergies
    [meals] Meals
    [custom] Custom fields
    [access] Access
    [externalId] External ID
    [linkedinUrl] LinkedIn URL
    [reply] Reply
    [guestOf] Guest of
    [tags] Tags
    [photoUrl] Photo URL
    [currentOpportunity] Current opportunity
    [accountExecutive] Account executive
    [demoStatus] Demo
    [demoDate] Demo date
    [linkedUrl] Linked URL
    [otherAccountNotes] Other account notes
   *[other] { $field }
  }

# Inside a sentence
word = { $field ->
    [name] name
    [title] title
    [company] company
    [email] email
    [phone] phone
    [notes] notes
    [party] party
    [diets] diet
    [allergies] allergies
    [meals] meals
    [custom] custom fields
    [access] access needs
    [externalId] external ID
    [photoUrl] photo
    [linkedinUrl] LinkedIn address
    [linkedUrl] linked address
    [currentOpportunity] current opportunity
    [accountExecutive] account executive
    [demoStatus] demo status
    [demoDate] demo date
    [otherAccountNotes] account notes
    [attendeeRole] role
    [tags] tags
    [isCheckedIn] check-in
    [isPinned] pin
    [reply] reply
    [guestOf] whose guest they are
    [holdReason] reason for the hold
    [heldSince] time of the hold
   *[other] { $field }
  }

# Labels for choosing the column of a file
column = { $column ->
    [name] Name is in column
    [lastname] Last name is in column
    [tag] Role is in column
    [title] Title is in column
    [company] Company is in column
    [notes] Notes are in column
    [party] Party is in column
    [diet] Diet is in column
    [allergies] Allergies are in column
    [access] Access needs are in column
    [external-id] External ID is in column
    [tags] Tags are in column
    [vip] VIP is in column
    [reply] Reply is in column
    [guest-of] “Guest of” is in column
    [plus-ones] Plus-ones are in column
    [together-with] “Together with” is in column
    [apart-from] “Apart from” is in column
    [near] “Near” is in column
    [table] Table is in column
    [email] Email is in column
    [phone] Phone is in column
    [linkedinurl] LinkedIn URL is in column
   *[other] { $column }
  }

# A diet that kitchens know
diet = { $diet ->
    [vegetarian] Vegetarian
    [vegan] Vegan
    [pescatarian] Pescatarian
    [halal] Halal
    [kosher] Kosher
    [glutenFree] Gluten-free
    [lactoseFree] Lactose-free
   *[other] { $diet }
  }

# What somebody needs to reach and use their seat
access-need = { $need ->
    [wheelchair] Wheelchair
    [hearing] Hearing
    [sight] Sight
    [highChair] High chair
   *[other] { $need }
  }

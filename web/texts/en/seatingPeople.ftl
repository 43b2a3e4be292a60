pool = Unassigned
count = { $count }
shown = { $shown } of { $count } shown
search = Filter the pool
role = Role
all-roles = All roles ({ $count })
one-role = { $role } ({ $count })
sort = Sort by
by-name = By name
by-company = By company
by-role = By role
by-added = As added
legend = Role colours
select = Select
selection = Selection
selected = { $count ->
    [0] Nobody selected
    [one] 1 person selected
   *[other] { $count } people selected
  }
select-all = Select all { $count }
clear = Clear
details-of = Details of { $name }
no-people = Nobody is on the guest list yet. Import people, or add them one by one.
no-guests = Nobody is on the guest list yet.
all-placed = Everybody has a place.
nobody-waits = { $held ->
    [0] Nobody is waiting; { $declined } declined.
   *[other] { $declined ->
        [0] Nobody is waiting; { $held } { $held ->
            [one] is
           *[other] are
        } held.
       *[other] Nobody is waiting; { $held } { $held ->
            [one] is
           *[other] are
        } held, { $declined } declined.
    }
  }
not-in-pool = Nobody in the pool matches “{ $typed }”.
find-everywhere = Find “{ $typed }” everywhere
no-match = Nobody matches. Try another word or role.
clear-filter = Clear search and role
holding = Holding Area
nobody-held = Nobody is held.
drop-here = Drop people here who may not come.
move-to-pool = Move to Pool
move-to-pool-named = Move to Pool: { $name }
move-all-to-pool = Move all to Pool
in-pool = In the pool
in-holding = In the holding area
has-declined = Declined
standing = Who is shown
waiting-for-seat = Waiting ({ $count })
declined = Declined ({ $count })
reason-of = Reason for holding { $name }
add-reason = Add a reason…
reason-overtaken = Somebody else has changed this to “{ $theirs }”. Press Enter to keep your text, or Escape to take theirs.
saving = Saving…
since = Held

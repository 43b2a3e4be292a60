/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment AuditRow on AuditEntry {\n    id\n    action\n    timestamp\n    previousValue\n    newValue\n    adminUser {\n      ...MemberName\n    }\n    targetUser {\n      ...MemberName\n    }\n  }\n": typeof types.AuditRowFragmentDoc,
    "\n  query AdminAudit($limit: Int!) {\n    auditLog(limit: $limit) {\n      total\n      items {\n        ...AuditRow\n      }\n    }\n  }\n": typeof types.AdminAuditDocument,
    "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n": typeof types.CreateUserDocument,
    "\n  query AdminFigures {\n    adminStats {\n      ...Figures\n    }\n  }\n": typeof types.AdminFiguresDocument,
    "\n  mutation EditUser($input: EditUserInput!) {\n    editUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n": typeof types.EditUserDocument,
    "\n  fragment Figures on AdminStats {\n    totalUsers\n    activeUsers\n    newUsersThisMonth\n    usersByRole {\n      admin\n      moderator\n      user\n    }\n    usersByMembership {\n      basic\n      premium\n      enterprise\n    }\n  }\n": typeof types.FiguresFragmentDoc,
    "\n  mutation RelinkUser($input: RelinkUserInput!) {\n    relinkUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n": typeof types.RelinkUserDocument,
    "\n  fragment UserRow on User {\n    id\n    email\n    firstName\n    lastName\n    profileImageUrl\n    role\n    membershipLevel\n    isActive\n    createdAt\n  }\n": typeof types.UserRowFragmentDoc,
    "\n  query AdminUsers($limit: Int!, $offset: Int!, $search: String) {\n    users(limit: $limit, offset: $offset, search: $search) {\n      total\n      items {\n        ...UserRow\n      }\n    }\n  }\n": typeof types.AdminUsersDocument,
    "\n  query EventAnalytics($id: ID!) {\n    eventAnalytics(id: $id) {\n      id\n      position\n      event {\n        id\n        name\n        startDate\n        endDate\n      }\n      moments {\n        at\n        attendees\n        checkedIn\n        seats\n        seated\n      }\n      checkIns {\n        at\n        attendees\n        checkedIn\n      }\n      roles {\n        role\n        attendees\n        seated\n        held\n        declined\n        checkedIn\n      }\n      tables {\n        id\n        name\n        capacity\n        seated\n        opportunity\n        prospect\n        employee\n        guest\n        companyCount\n        companies {\n          company\n          seated\n        }\n      }\n      companyCount\n      companies {\n        company\n        attendees\n        seated\n        tableCount\n        tables {\n          name\n          seated\n        }\n        tablemates {\n          company\n          seated\n        }\n      }\n    }\n  }\n": typeof types.EventAnalyticsDocument,
    "\n  fragment SavedArrangement on Arrangement {\n    id\n    name\n    description\n    isTemplate\n    isPublic\n    showsEvent\n    createdAt\n  }\n": typeof types.SavedArrangementFragmentDoc,
    "\n  query SavedArrangements($id: ID!) {\n    event(id: $id) {\n      id\n      arrangements(limit: 1000) {\n        items {\n          ...SavedArrangement\n        }\n      }\n    }\n  }\n": typeof types.SavedArrangementsDocument,
    "\n  mutation SaveArrangement($input: SaveArrangementInput!) {\n    saveArrangement(input: $input) {\n      arrangement {\n        id\n        name\n        isPublic\n      }\n    }\n  }\n": typeof types.SaveArrangementDocument,
    "\n  mutation ShareArrangement($input: ArrangementIdInput!) {\n    shareArrangement(input: $input) {\n      arrangement {\n        id\n        isPublic\n        showsEvent\n      }\n    }\n  }\n": typeof types.ShareArrangementDocument,
    "\n  mutation UnshareArrangement($input: ArrangementIdInput!) {\n    unshareArrangement(input: $input) {\n      arrangement {\n        id\n        isPublic\n      }\n    }\n  }\n": typeof types.UnshareArrangementDocument,
    "\n  mutation ShowEventOnLink($input: ArrangementIdInput!) {\n    showEventOnLink(input: $input) {\n      arrangement {\n        id\n        showsEvent\n      }\n    }\n  }\n": typeof types.ShowEventOnLinkDocument,
    "\n  mutation HideEventOnLink($input: ArrangementIdInput!) {\n    hideEventOnLink(input: $input) {\n      arrangement {\n        id\n        showsEvent\n      }\n    }\n  }\n": typeof types.HideEventOnLinkDocument,
    "\n  query ArrangementDifference($id: ID!) {\n    arrangementDifference(id: $id) {\n      seats\n      tables\n      objects\n    }\n  }\n": typeof types.ArrangementDifferenceDocument,
    "\n  mutation RefreshArrangement($input: ArrangementIdInput!) {\n    refreshArrangement(input: $input) {\n      stepId\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n": typeof types.RefreshArrangementDocument,
    "\n  mutation TakeBackRefresh($input: TakeBackRefreshInput!) {\n    takeBackRefresh(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n": typeof types.TakeBackRefreshDocument,
    "\n  mutation DeleteArrangement($input: ArrangementIdInput!) {\n    deleteArrangement(input: $input) {\n      id\n    }\n  }\n": typeof types.DeleteArrangementDocument,
    "\n  mutation EditArrangement($input: EditArrangementInput!) {\n    editArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n": typeof types.EditArrangementDocument,
    "\n  mutation DuplicateArrangement($input: DuplicateArrangementInput!) {\n    duplicateArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n": typeof types.DuplicateArrangementDocument,
    "\n  mutation OfferTemplate($input: ArrangementIdInput!) {\n    offerTemplate(input: $input) {\n      arrangement {\n        id\n        isTemplate\n      }\n    }\n  }\n": typeof types.OfferTemplateDocument,
    "\n  mutation WithdrawTemplate($input: ArrangementIdInput!) {\n    withdrawTemplate(input: $input) {\n      arrangement {\n        id\n        isTemplate\n      }\n    }\n  }\n": typeof types.WithdrawTemplateDocument,
    "\n  mutation RestoreArrangement($input: ArrangementIdInput!) {\n    restoreArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n": typeof types.RestoreArrangementDocument,
    "\n  query ArrangementEffect($id: ID!) {\n    arrangementEffect(id: $id) {\n      moved\n      toPool\n      tablesBack\n      tablesChanged\n      objectsBack\n      objectsChanged\n      pinned\n      left {\n        name\n      }\n    }\n  }\n": typeof types.ArrangementEffectDocument,
    "\n  mutation ApplyArrangement($input: ArrangementIdInput!) {\n    applyArrangement(input: $input) {\n      stepId\n      moved\n      toPool\n      tablesBack\n      tablesChanged\n      objectsBack\n      objectsChanged\n      pinned\n      left {\n        name\n      }\n    }\n  }\n": typeof types.ApplyArrangementDocument,
    "\n  query Templates {\n    templates(limit: 200) {\n      items {\n        id\n        name\n        description\n        eventName\n        tables {\n          tableId\n          name\n          layout\n          endSeats\n          x\n          y\n          rotation\n          capacity\n        }\n        objects {\n          objectId\n          kind\n          name\n          shape {\n            ...ShapeParts\n          }\n          x\n          y\n          rotation\n        }\n        outline {\n          ...OutlineParts\n        }\n      }\n    }\n  }\n": typeof types.TemplatesDocument,
    "\n  mutation UseTemplate($input: UseTemplateInput!) {\n    useTemplate(input: $input) {\n      stepId\n      tables\n      objects\n      seated\n      unmatched\n      ambiguous\n    }\n  }\n": typeof types.UseTemplateDocument,
    "\n  mutation AddAttendee($input: AddAttendeeInput!) {\n    addAttendee(input: $input) {\n      attendee {\n        ...AttendeeForm\n      }\n    }\n  }\n": typeof types.AddAttendeeDocument,
    "\n  mutation EditAttendee($input: EditAttendeeInput!) {\n    editAttendee(input: $input) {\n      attendee {\n        ...AttendeeForm\n      }\n    }\n  }\n": typeof types.EditAttendeeDocument,
    "\n  fragment AttendeeForm on Attendee {\n    id\n    name\n    title\n    company\n    attendeeRole\n    email\n    phone\n    notes\n    party\n    diets\n    allergies {\n      substance\n      severity\n    }\n    meals\n    custom\n    access\n    externalId\n    photoUrl\n    linkedinUrl\n    currentOpportunity\n    accountExecutive\n    demoStatus\n    demoDate\n    linkedUrl\n    otherAccountNotes\n    tags\n  }\n": typeof types.AttendeeFormFragmentDoc,
    "\n  query GuestNeeds($eventId: ID!) {\n    eventPlan(id: $eventId) {\n      id\n      attendees {\n        id\n        diets\n        allergies {\n          substance\n          severity\n        }\n      }\n    }\n  }\n": typeof types.GuestNeedsDocument,
    "\n  mutation EditPeople($input: EditPeopleInput!) {\n    editPeople(input: $input) {\n      stepId\n    }\n  }\n": typeof types.EditPeopleDocument,
    "\n  fragment AttendeeDetails on Attendee {\n    ...AttendeeForm\n    eventId\n    isCheckedIn\n    isNamed\n    tags\n    holdingFor\n    holdReason\n    heldSince\n    createdAt\n    updatedAt\n  }\n": typeof types.AttendeeDetailsFragmentDoc,
    "\n  query AttendeeDetails($id: ID!) {\n    attendee(id: $id) {\n      ...AttendeeDetails\n    }\n  }\n": typeof types.AttendeeDetailsDocument,
    "\n  subscription AttendeeDetailsChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      position\n      resync\n      attendees {\n        ...AttendeeDetails\n      }\n      removedAttendeeIds\n    }\n  }\n": typeof types.AttendeeDetailsChangedDocument,
    "\n  mutation EditAttendeeField($input: EditAttendeeInput!) {\n    editAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n": typeof types.EditAttendeeFieldDocument,
    "\n  mutation CheckInAttendee($input: AttendeeIdInput!) {\n    checkInAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n": typeof types.CheckInAttendeeDocument,
    "\n  mutation CheckOutAttendee($input: AttendeeIdInput!) {\n    checkOutAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n": typeof types.CheckOutAttendeeDocument,
    "\n  mutation HoldWithReason($input: HoldAttendeeInput!) {\n    holdAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n        heldSince\n      }\n    }\n  }\n": typeof types.HoldWithReasonDocument,
    "\n  mutation DeleteAttendee($input: AttendeeIdInput!) {\n    deleteAttendee(input: $input) {\n      stepId\n      id\n    }\n  }\n": typeof types.DeleteAttendeeDocument,
    "\n  query Attention($eventId: ID!) {\n    attention(eventId: $eventId) {\n      kind\n      attendeeIds\n    }\n  }\n": typeof types.AttentionDocument,
    "\n  fragment AuditEntryRow on AuditEntry {\n    id\n    position\n    sequence\n    hash\n    action\n    timestamp\n    previousValue\n    newValue\n    ipAddress\n    userAgent\n    targetEventId\n    adminUser {\n      ...MemberName\n    }\n    targetUser {\n      ...MemberName\n    }\n  }\n": typeof types.AuditEntryRowFragmentDoc,
    "\n  fragment ReplayedMember on ReplayedUser {\n    id\n    email\n    firstName\n    lastName\n    role\n    membershipLevel\n    isActive\n    registeredAt\n  }\n": typeof types.ReplayedMemberFragmentDoc,
    "\n  query ReplayTimeline {\n    replayTimeline {\n      since\n      until\n      marks {\n        timestamp\n        count\n        action\n      }\n    }\n  }\n": typeof types.ReplayTimelineDocument,
    "\n  query ReplayAt($until: DateTime, $position: String, $search: String, $limit: Int) {\n    replay(until: $until, position: $position) {\n      until\n      previous\n      next\n      lastAction {\n        ...AuditEntryRow\n      }\n      totals {\n        users\n        active\n        admins\n        moderators\n      }\n      users(search: $search, limit: $limit) {\n        ...ReplayedMember\n      }\n    }\n  }\n": typeof types.ReplayAtDocument,
    "\n  query AuditEntries($filter: AuditFilter, $before: String) {\n    auditEntries(filter: $filter, before: $before, limit: 50) {\n      total\n      next\n      items {\n        ...AuditEntryRow\n      }\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  query NewAuditEntries($filter: AuditFilter, $after: String) {\n    auditEntries(filter: $filter, after: $after, limit: 1) {\n      total\n    }\n  }\n": typeof types.NewAuditEntriesDocument,
    "\n  subscription AuditLogChanged($after: String) {\n    auditLogChanged(after: $after) {\n      position\n      resync\n      entries\n    }\n  }\n": typeof types.AuditLogChangedDocument,
    "\n  query Drafts($eventId: ID!) {\n    drafts(eventId: $eventId) {\n      id\n      name\n      startedAt\n      changes\n      hasMovedOn\n      startedBy {\n        id\n        firstName\n        lastName\n        email\n      }\n    }\n  }\n": typeof types.DraftsDocument,
    "\n  mutation StartDraft($input: StartDraftInput!) {\n    startDraft(input: $input) {\n      draft {\n        id\n      }\n    }\n  }\n": typeof types.StartDraftDocument,
    "\n  query TakeOverPreview($id: ID!, $tableIds: [ID!]) {\n    takeOverPreview(id: $id, tableIds: $tableIds) {\n      people {\n        attendeeId\n        name\n        what\n        from {\n          ...DraftWhereabouts\n        }\n        to {\n          ...DraftWhereabouts\n        }\n      }\n      peopleCount\n      conflicts {\n        about\n        reason\n        person {\n          attendeeId\n          name\n        }\n        table {\n          tableId\n          name\n        }\n        position\n        place {\n          ...DraftWhereabouts\n        }\n        other {\n          attendeeId\n          name\n        }\n        fields\n      }\n      conflictCount\n      fields\n      rules\n      objects\n      tables {\n        tableId\n        name\n        what\n        people\n      }\n    }\n  }\n  fragment DraftWhereabouts on DraftPlace {\n    in\n    tableName\n    position\n  }\n": typeof types.TakeOverPreviewDocument,
    "\n  mutation TakeOverDraft($input: TakeOverDraftInput!) {\n    takeOverDraft(input: $input) {\n      stepId\n      eventId\n      isClosed\n    }\n  }\n": typeof types.TakeOverDraftDocument,
    "\n  mutation ThrowAwayDraft($input: ThrowAwayDraftInput!) {\n    throwAwayDraft(input: $input) {\n      id\n    }\n  }\n": typeof types.ThrowAwayDraftDocument,
    "\n  mutation EraseAttendee($input: EraseInput!) {\n    eraseAttendee(input: $input) {\n      id\n      issues {\n        ...PaperOfGuest\n      }\n    }\n  }\n": typeof types.EraseAttendeeDocument,
    "\n  mutation EraseUser($input: EraseInput!) {\n    eraseUser(input: $input) {\n      id\n    }\n  }\n": typeof types.EraseUserDocument,
    "\n  query IssuesNaming($id: ID!) {\n    issuesNaming(id: $id) {\n      ...PaperOfGuest\n    }\n  }\n  fragment PaperOfGuest on IssuedSheet {\n    id\n    sheet\n    to\n    number\n    createdAt\n  }\n": typeof types.IssuesNamingDocument,
    "\n  query EventRoom($id: ID!) {\n    event(id: $id) {\n      id\n      maxAttendees\n      stats {\n        attendees\n      }\n    }\n  }\n": typeof types.EventRoomDocument,
    "\n  mutation DeleteEvent($input: DeleteEventInput!) {\n    deleteEvent(input: $input) {\n      id\n    }\n  }\n": typeof types.DeleteEventDocument,
    "\n  mutation CreateEvent($input: CreateEventInput!) {\n    createEvent(input: $input) {\n      event {\n        ...EventCard\n      }\n    }\n  }\n": typeof types.CreateEventDocument,
    "\n  subscription EventsChanged($after: String) {\n    eventsChanged(after: $after) {\n      position\n      resync\n      removedEventIds\n      events {\n        ...EventCard\n      }\n    }\n  }\n": typeof types.EventsChangedDocument,
    "\n  fragment ManagedAttendee on Attendee {\n    ...SeatingAttendee\n    ...AttendeeForm\n    isCheckedIn\n  }\n": typeof types.ManagedAttendeeFragmentDoc,
    "\n  query EventDetail($id: ID!) {\n    eventPlan(id: $id) {\n      id\n      position\n      event {\n        ...EventCard\n        setAside {\n          since\n        }\n      }\n      attendees {\n        ...ManagedAttendee\n      }\n      tables {\n        ...SeatingTable\n      }\n      seats {\n        ...SeatingSeat\n      }\n      floorObjects {\n        ...SeatingObject\n      }\n      room {\n        ...RoomParts\n      }\n    }\n  }\n": typeof types.EventDetailDocument,
    "\n  subscription EventDetailChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      event {\n        ...EventCard\n      }\n      attendees {\n        ...ManagedAttendee\n      }\n      ...PlanDelta\n    }\n  }\n": typeof types.EventDetailChangedDocument,
    "\n  fragment EventCard on Event {\n    id\n    name\n    description\n    startDate\n    endDate\n    location\n    status\n    isPublic\n    maxAttendees\n    createdByUserId\n    createdAt\n  }\n": typeof types.EventCardFragmentDoc,
    "\n  query Events(\n    $limit: Int!\n    $offset: Int!\n    $search: String\n    $status: EventStatus\n    $isMine: Boolean\n    $sort: EventSorting\n  ) {\n    events(\n      limit: $limit\n      offset: $offset\n      search: $search\n      status: $status\n      isMine: $isMine\n      sort: $sort\n    ) {\n      position\n      total\n      items {\n        ...EventCard\n        stats {\n          attendees\n          checkedIn\n          seats\n          assigned\n        }\n        organiser {\n          ...MemberName\n        }\n      }\n    }\n  }\n": typeof types.EventsDocument,
    "\n  mutation EditEvent($input: EditEventInput!) {\n    editEvent(input: $input) {\n      event {\n        ...EventCard\n      }\n    }\n  }\n": typeof types.EditEventDocument,
    "\n  subscription PlanTouched($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      position\n      resync\n    }\n  }\n": typeof types.PlanTouchedDocument,
    "\n  fragment SeatingObject on FloorObject {\n    id\n    kind\n    name\n    x\n    y\n    rotation\n    isSolid\n    point {\n      x\n      y\n    }\n    shape {\n      ...ShapeParts\n    }\n  }\n  fragment ShapeParts on FloorShape {\n    type\n    width\n    height\n    points\n    isClosed\n    thickness\n  }\n": typeof types.SeatingObjectFragmentDoc,
    "\n  mutation PlaceFloorObject($input: PlaceFloorObjectInput!) {\n    placeFloorObject(input: $input) {\n      object {\n        ...SeatingObject\n      }\n    }\n  }\n": typeof types.PlaceFloorObjectDocument,
    "\n  mutation ChangeFloorObject($input: ChangeFloorObjectInput!) {\n    changeFloorObject(input: $input) {\n      object {\n        ...SeatingObject\n      }\n    }\n  }\n": typeof types.ChangeFloorObjectDocument,
    "\n  mutation RemoveFloorObject($input: RemoveFloorObjectInput!) {\n    removeFloorObject(input: $input) {\n      stepId\n      id\n    }\n  }\n": typeof types.RemoveFloorObjectDocument,
    "\n  mutation SetFields($input: SetFieldsInput!) {\n    setFields(input: $input) {\n      fields {\n        ...GuestFieldParts\n      }\n    }\n  }\n": typeof types.SetFieldsDocument,
    "\n  fragment GuestFieldParts on GuestField {\n    fieldId\n    name\n    kind\n    choices {\n      choiceId\n      name\n    }\n  }\n": typeof types.GuestFieldPartsFragmentDoc,
    "\n  query EventFields($eventId: ID!) {\n    guestFields(eventId: $eventId) {\n      fields {\n        ...GuestFieldParts\n      }\n    }\n  }\n": typeof types.EventFieldsDocument,
    "\n  fragment Change on HistoryEntry {\n    id\n    action\n    previousState\n    newState\n    timestamp\n    performedBy {\n      ...MemberName\n    }\n    mentions {\n      id\n      kind\n      name\n      position\n    }\n  }\n": typeof types.ChangeFragmentDoc,
    "\n  query PlanComparison($eventId: ID!, $from: String, $to: String) {\n    event(id: $eventId) {\n      id\n      name\n      startDate\n      isPublic\n      createdByUserId\n    }\n    comparison(eventId: $eventId, from: $from, to: $to) {\n      position\n      from {\n        ...ComparedSide\n      }\n      to {\n        ...ComparedSide\n      }\n      people {\n        attendeeId\n        name\n        company\n        attendeeRole\n        kind\n        from {\n          ...Whereabouts\n        }\n        to {\n          ...Whereabouts\n        }\n        swappedWith\n        fields\n      }\n      tables {\n        tableId\n        kind\n        before {\n          ...TableFacts\n        }\n        after {\n          ...TableFacts\n        }\n        changes\n      }\n      details {\n        field\n        before\n        after\n      }\n      rules {\n        ruleId\n        kind\n        before {\n          ...RuleWords\n        }\n        after {\n          ...RuleWords\n        }\n      }\n      objects {\n        objectId\n        before {\n          ...StandingObject\n        }\n        after {\n          ...StandingObject\n        }\n      }\n      placeCards {\n        attendeeId\n        name\n        company\n        tableName\n        position\n        reasons\n      }\n      tableCards {\n        tableId\n        name\n        reasons\n      }\n    }\n  }\n": typeof types.PlanComparisonDocument,
    "\n  fragment StandingObject on PictureObject {\n    kind\n    name\n    x\n    y\n    rotation\n  }\n": typeof types.StandingObjectFragmentDoc,
    "\n  fragment ComparedSide on ComparedPlan {\n    reference\n    kind\n    at\n    name\n    tableId\n    counts {\n      people\n      seated\n      pool\n      declined\n      holding\n      checkedIn\n      tables\n      seats\n    }\n    picture {\n      ...PlanPictureParts\n    }\n  }\n": typeof types.ComparedSideFragmentDoc,
    "\n  fragment Whereabouts on Whereabouts {\n    in\n    tableId\n    tableName\n    seatId\n    position\n    declined\n  }\n": typeof types.WhereaboutsFragmentDoc,
    "\n  fragment TableFacts on TableFacts {\n    name\n    layout\n    endSeats\n    capacity\n    x\n    y\n    rotation\n  }\n": typeof types.TableFactsFragmentDoc,
    "\n  query HistoryPeople($id: ID!) {\n    historyPeople(id: $id) {\n      named {\n        id\n        name\n      }\n      nameless\n    }\n  }\n": typeof types.HistoryPeopleDocument,
    "\n  query Trail($id: ID!) {\n    attendeeTrail(id: $id) {\n      attendeeId\n      position\n      name\n      stays {\n        in\n        tableName\n        seatPosition\n        reason\n        since\n        until\n        revision\n        performedBy {\n          ...MemberName\n        }\n      }\n    }\n  }\n": typeof types.TrailDocument,
    "\n  fragment HistoryRow on HistoryEntry {\n    ...Change\n    position\n    revision\n    stepId\n    eventId\n    ...Standing\n  }\n": typeof types.HistoryRowFragmentDoc,
    "\n  fragment Standing on HistoryEntry {\n    id\n    undoing {\n      stepId\n      timestamp\n      performedBy {\n        ...MemberName\n      }\n    }\n  }\n": typeof types.StandingFragmentDoc,
    "\n  query HistoryEntries(\n    $id: ID!\n    $filter: HistoryFilter\n    $before: String\n    $after: String\n    $limit: Int\n  ) {\n    event(id: $id) {\n      id\n      history(filter: $filter, before: $before, after: $after, limit: $limit) {\n        total\n        items {\n          ...HistoryRow\n        }\n      }\n    }\n  }\n": typeof types.HistoryEntriesDocument,
    "\n  query HistoryStanding($id: ID!, $filter: HistoryFilter, $limit: Int) {\n    event(id: $id) {\n      id\n      history(filter: $filter, limit: $limit) {\n        items {\n          ...Standing\n        }\n      }\n    }\n  }\n": typeof types.HistoryStandingDocument,
    "\n  query HistoryActors($id: ID!) {\n    event(id: $id) {\n      id\n      historyActors {\n        ...MemberName\n      }\n    }\n  }\n": typeof types.HistoryActorsDocument,
    "\n  query Restoration($id: ID!, $revision: Int!) {\n    planMoment(eventId: $id, revision: $revision) {\n      revision\n      restoration {\n        isNothing\n        peopleAdded\n        peopleRemoved\n        peopleMoved\n        peopleEdited\n        peopleErased\n        tablesAdded\n        tablesRemoved\n        tablesChanged\n        rulesAdded\n        rulesRemoved\n        rulesChanged\n        objectsAdded\n        objectsRemoved\n        objectsChanged\n        details\n        checkInsLost {\n          attendeeId\n          name\n        }\n      }\n    }\n  }\n": typeof types.RestorationDocument,
    "\n  mutation RestoreMoment($input: RestoreMomentInput!) {\n    restoreMoment(input: $input) {\n      stepId\n      entry {\n        id\n        revision\n      }\n    }\n  }\n": typeof types.RestoreMomentDocument,
    "\n  query Timeline($id: ID!) {\n    event(id: $id) {\n      id\n      name\n      isPublic\n      createdByUserId\n    }\n    planActivity(eventId: $id) {\n      position\n      changes\n      firstRevision\n      lastRevision\n      parts\n      stretches {\n        part\n        changes\n        from\n        until\n        firstRevision\n        lastRevision\n      }\n      marks {\n        revision\n        entry {\n          ...Change\n        }\n      }\n    }\n  }\n": typeof types.TimelineDocument,
    "\n  query PlanMoment($id: ID!, $revision: Int) {\n    planMoment(eventId: $id, revision: $revision) {\n      revision\n      at\n      previousRevision\n      nextRevision\n      lastRevision\n      entry {\n        ...Change\n      }\n      picture {\n        ...PlanPictureParts\n      }\n    }\n  }\n": typeof types.PlanMomentDocument,
    "\n  fragment PlanPictureParts on PlanPicture {\n    pool\n    declined\n    seated\n    holding\n    tables {\n      tableId\n      name\n      layout\n      endSeats\n      capacity\n      x\n      y\n      rotation\n    }\n    seats {\n      seatId\n      tableId\n      position\n      x\n      y\n      attendeeId\n    }\n    people {\n      attendeeId\n      name\n      company\n      attendeeRole\n      where\n    }\n    objects {\n      objectId\n      kind\n      name\n      x\n      y\n      rotation\n      shape {\n        ...ShapeParts\n      }\n    }\n    room {\n      outline {\n        ...OutlineParts\n      }\n      background {\n        ...BackgroundParts\n      }\n    }\n  }\n": typeof types.PlanPicturePartsFragmentDoc,
    "\n  mutation Undo($input: UndoInput!) {\n    undo(input: $input) {\n      entry {\n        ...Change\n        ...Standing\n      }\n    }\n  }\n": typeof types.UndoDocument,
    "\n  mutation Redo($input: RedoInput!) {\n    redo(input: $input) {\n      entry {\n        ...Change\n        ...Standing\n      }\n    }\n  }\n": typeof types.RedoDocument,
    "\n  query LatestSteps($id: ID!) {\n    event(id: $id) {\n      id\n      history(limit: 200) {\n        items {\n          ...Change\n          stepId\n        }\n      }\n    }\n  }\n": typeof types.LatestStepsDocument,
    "\n  query Home {\n    myTotals {\n      attendees\n      tables\n      capacity\n    }\n    recentActivity {\n      ...Change\n      event {\n        id\n        name\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  subscription EventsTouched($after: String) {\n    eventsChanged(after: $after) {\n      position\n      resync\n    }\n  }\n": typeof types.EventsTouchedDocument,
    "\n  mutation PreviewMerge($input: PreviewMergeInput!) {\n    previewMerge(input: $input) {\n      importId\n      counts {\n        new\n        changed\n        same\n        unclear\n        missing\n      }\n      rows {\n        row\n        is\n        attendeeId\n        name\n        company\n        cells {\n          field\n          is\n          here\n          file\n        }\n        candidates {\n          attendeeId\n          name\n          company\n          cells {\n            field\n            is\n            here\n            file\n          }\n        }\n      }\n    }\n  }\n": typeof types.PreviewMergeDocument,
    "\n  mutation MergeGuests($input: MergeGuestsInput!) {\n    mergeGuests(input: $input) {\n      stepId\n      added\n      changed\n      cancelled\n      removed\n    }\n  }\n": typeof types.MergeGuestsDocument,
    "\n  query RememberedMapping($header: [String!]!) {\n    rememberedMapping(header: $header)\n  }\n": typeof types.RememberedMappingDocument,
    "\n  mutation ImportAttendees($input: ImportAttendeesInput!) {\n    importAttendees(input: $input) {\n      stepId\n      count\n    }\n  }\n": typeof types.ImportAttendeesDocument,
    "\n  fragment CourseCounts on ServedCourse {\n    courseId\n    name\n    options {\n      optionId\n      name\n      count\n    }\n    notChosen\n  }\n": typeof types.CourseCountsFragmentDoc,
    "\n  fragment DietCounts on ServedDiets {\n    diets\n    count\n  }\n": typeof types.DietCountsFragmentDoc,
    "\n  fragment AllergyAtTable on KitchenAllergy {\n    attendeeId\n    name\n    tableName\n    position\n    substance\n    severity\n  }\n": typeof types.AllergyAtTableFragmentDoc,
    "\n  fragment SeatAsServed on ServedSeat {\n    seatId\n    position\n    attendeeId\n    name\n    diets\n    allergies {\n      substance\n      severity\n    }\n    meals\n  }\n": typeof types.SeatAsServedFragmentDoc,
    "\n  query Kitchen($eventId: ID!, $since: Int) {\n    kitchen(eventId: $eventId, since: $since) {\n      eventId\n      revision\n      since\n      before {\n        seated\n        courses {\n          ...CourseCounts\n        }\n        diets {\n          ...DietCounts\n        }\n      }\n      seated\n      courses {\n        ...CourseCounts\n      }\n      diets {\n        ...DietCounts\n      }\n      tables {\n        tableId\n        name\n        courses {\n          ...CourseCounts\n        }\n        seats {\n          ...SeatAsServed\n        }\n        nameBefore\n        changes {\n          position\n          before {\n            ...SeatAsServed\n          }\n        }\n      }\n      tablesGone {\n        tableId\n        name\n      }\n      allergies {\n        ...AllergyAtTable\n      }\n      unseated {\n        people\n        courses {\n          ...CourseCounts\n        }\n        diets {\n          ...DietCounts\n        }\n        allergies {\n          ...AllergyAtTable\n        }\n      }\n    }\n  }\n": typeof types.KitchenDocument,
    "\n  query KitchenIssues($eventId: ID!) {\n    issuedSheets(eventId: $eventId) {\n      id\n      sheet\n      number\n      revision\n    }\n  }\n": typeof types.KitchenIssuesDocument,
    "\n  fragment MemberName on User {\n    id\n    email\n    firstName\n    lastName\n  }\n": typeof types.MemberNameFragmentDoc,
    "\n  query CurrentUser {\n    me {\n      id\n      email\n      firstName\n      lastName\n      profileImageUrl\n      role\n      membershipLevel\n    }\n  }\n": typeof types.CurrentUserDocument,
    "\n  mutation SetMenu($input: SetMenuInput!) {\n    setMenu(input: $input) {\n      menu {\n        ...MenuParts\n      }\n    }\n  }\n": typeof types.SetMenuDocument,
    "\n  fragment MenuParts on Menu {\n    courses {\n      courseId\n      name\n      options {\n        optionId\n        name\n        fits\n      }\n    }\n  }\n": typeof types.MenuPartsFragmentDoc,
    "\n  query EventMenu($eventId: ID!) {\n    menu(eventId: $eventId) {\n      ...MenuParts\n    }\n  }\n": typeof types.EventMenuDocument,
    "\n  mutation AddPlusOnes($input: AddPlusOnesInput!) {\n    addPlusOnes(input: $input) {\n      stepId\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n": typeof types.AddPlusOnesDocument,
    "\n  subscription EventPresence($id: ID!, $clientId: ID) {\n    eventPresence(id: $id, clientId: $clientId) {\n      present {\n        memberId\n        firstName\n        lastName\n        imageUrl\n        colour\n        since\n        holdingAttendeeIds\n      }\n    }\n  }\n": typeof types.EventPresenceDocument,
    "\n  mutation ShowPresence($input: ShowPresenceInput!) {\n    showPresence(input: $input) {\n      shown\n    }\n  }\n": typeof types.ShowPresenceDocument,
    "\n  query CardDesigns($eventId: ID!) {\n    cardDesigns(eventId: $eventId) {\n      id\n      name\n      version\n      design {\n        card\n        width\n        height\n        fold\n        elements {\n          type\n          x\n          y\n          width\n          height\n          field\n          words\n          font\n          size\n          align\n          colour\n          fit\n        }\n      }\n    }\n  }\n": typeof types.CardDesignsDocument,
    "\n  query CardFactsOfGuests($eventId: ID!) {\n    guestFields(eventId: $eventId) {\n      fields {\n        fieldId\n        name\n        kind\n        choices {\n          choiceId\n          name\n        }\n      }\n    }\n    eventPlan(id: $eventId) {\n      id\n      attendees {\n        id\n        title\n        custom\n        diets\n        allergies {\n          substance\n          severity\n        }\n      }\n    }\n  }\n": typeof types.CardFactsOfGuestsDocument,
    "\n  mutation SaveCardDesign($input: SaveCardDesignInput!) {\n    saveCardDesign(input: $input) {\n      cardDesign {\n        id\n        version\n      }\n    }\n  }\n": typeof types.SaveCardDesignDocument,
    "\n  mutation DeleteCardDesign($input: DeleteCardDesignInput!) {\n    deleteCardDesign(input: $input) {\n      id\n    }\n  }\n": typeof types.DeleteCardDesignDocument,
    "\n  mutation IssueSheet($input: IssueSheetInput!) {\n    issueSheet(input: $input) {\n      issue {\n        id\n        number\n        createdAt\n      }\n    }\n  }\n": typeof types.IssueSheetDocument,
    "\n  query IssuedSheets($eventId: ID!, $first: Int) {\n    issuedSheets(eventId: $eventId, first: $first) {\n      id\n      sheet\n      to\n      number\n      revision\n      tableIds\n      createdAt\n      pdf\n      printedAs {\n        paper\n        turned\n        perPage\n        order\n        who\n        hasDiets\n        each\n        withList\n        withBackground\n        since\n        designId\n        designVersion\n      }\n      standing {\n        isCurrent\n        changes\n        elsewhere\n        wasUndone\n        tables {\n          tableId\n          name\n          isGone\n        }\n      }\n      issuedBy {\n        ...MemberName\n      }\n    }\n  }\n": typeof types.IssuedSheetsDocument,
    "\n  query TablesByChanges($eventId: ID!) {\n    changesByTable(eventId: $eventId) {\n      tableId\n      changes\n    }\n  }\n": typeof types.TablesByChangesDocument,
    "\n  query NewCards(\n    $eventId: ID!\n    $sheet: SheetKind!\n    $since: String!\n    $who: CardHolders\n    $hasDiets: Boolean\n    $designId: ID\n  ) {\n    newCards(\n      eventId: $eventId\n      sheet: $sheet\n      since: $since\n      who: $who\n      hasDiets: $hasDiets\n      designId: $designId\n    )\n  }\n": typeof types.NewCardsDocument,
    "\n  fragment AccountInformation on User {\n    id\n    email\n    role\n    membershipLevel\n    createdAt\n    lastLoginAt\n  }\n": typeof types.AccountInformationFragmentDoc,
    "\n  fragment ProfileForm on User {\n    id\n    firstName\n    lastName\n    bio\n  }\n": typeof types.ProfileFormFragmentDoc,
    "\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) {\n      user {\n        ...ProfileForm\n      }\n    }\n  }\n": typeof types.EditProfileDocument,
    "\n  query Profile {\n    me {\n      profileImageUrl\n      ...ProfileForm\n      ...AccountInformation\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  mutation ReplyFor($input: ReplyForInput!) {\n    replyFor(input: $input) {\n      stepId\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      formerSeats {\n        attendeeId\n        seatId\n      }\n    }\n  }\n": typeof types.ReplyForDocument,
    "\n  fragment OutlineParts on RoomOutline {\n    points\n    units\n  }\n  fragment BackgroundParts on RoomBackground {\n    imageId\n    width\n    height\n    x\n    y\n    cmPerPixel\n    rotation\n    opacity\n  }\n  fragment RoomParts on Room {\n    id\n    outline {\n      ...OutlineParts\n    }\n    background {\n      ...BackgroundParts\n    }\n  }\n": typeof types.OutlinePartsFragmentDoc,
    "\n  mutation SetRoomOutline($input: SetRoomOutlineInput!) {\n    setRoomOutline(input: $input) {\n      stepId\n      room {\n        ...RoomParts\n      }\n    }\n  }\n": typeof types.SetRoomOutlineDocument,
    "\n  mutation SetBackground($input: SetBackgroundInput!) {\n    setBackground(input: $input) {\n      stepId\n      room {\n        ...RoomParts\n      }\n    }\n  }\n": typeof types.SetBackgroundDocument,
    "\n  query SomeTemplate {\n    templates(limit: 1) {\n      items {\n        id\n      }\n    }\n  }\n": typeof types.SomeTemplateDocument,
    "\n  mutation AssignSeat($input: AssignSeatInput!) {\n    assignSeat(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n": typeof types.AssignSeatDocument,
    "\n  mutation UnassignSeat($input: UnassignSeatInput!) {\n    unassignSeat(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n": typeof types.UnassignSeatDocument,
    "\n  mutation SwapSeats($input: SwapSeatsInput!) {\n    swapSeats(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n": typeof types.SwapSeatsDocument,
    "\n  mutation SeatTogether($input: SeatTogetherInput!) {\n    seatTogether(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      assignments {\n        seatId\n        attendeeId\n      }\n      left\n    }\n  }\n": typeof types.SeatTogetherDocument,
    "\n  mutation HoldAttendee($input: HoldAttendeeInput!) {\n    holdAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n": typeof types.HoldAttendeeDocument,
    "\n  mutation ReleaseAttendee($input: AttendeeIdInput!) {\n    releaseAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n": typeof types.ReleaseAttendeeDocument,
    "\n  mutation PinAttendee($input: AttendeeIdInput!) {\n    pinAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n": typeof types.PinAttendeeDocument,
    "\n  mutation UnpinAttendee($input: AttendeeIdInput!) {\n    unpinAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n": typeof types.UnpinAttendeeDocument,
    "\n  mutation HoldTogether($input: HoldTogetherInput!) {\n    holdTogether(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n": typeof types.HoldTogetherDocument,
    "\n  mutation ReturnToPool($input: ReturnToPoolInput!) {\n    returnToPool(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n": typeof types.ReturnToPoolDocument,
    "\n  fragment SeatingAttendee on Attendee {\n    id\n    order\n    name\n    title\n    company\n    email\n    externalId\n    attendeeRole\n    holdingFor\n    holdReason\n    heldSince\n    isPinned\n    reply\n    party\n    guestOf\n    isNamed\n    tags\n  }\n  fragment SeatingTable on Table {\n    id\n    name\n    order\n    capacity\n    layout\n    endSeats\n    x\n    y\n    rotation\n    tags\n  }\n  fragment SeatingSeat on Seat {\n    id\n    tableId\n    position\n    x\n    y\n    attendeeId\n  }\n": typeof types.SeatingAttendeeFragmentDoc,
    "\n  fragment RuleWords on RuleTerms {\n    kind\n    hard\n    weight\n    who\n    whom\n    by\n    each\n    level\n    how\n    tables\n    tableTag\n    zone\n    place\n    min\n    max\n    prefix\n    source\n    likes {\n      people\n    }\n    avoids {\n      people\n    }\n  }\n": typeof types.RuleWordsFragmentDoc,
    "\n  fragment SeatingRuleParts on SeatingRule {\n    id\n    order\n    rule {\n      ...RuleWords\n    }\n  }\n": typeof types.SeatingRulePartsFragmentDoc,
    "\n  fragment PlanDelta on EventPlanDelta {\n    position\n    menu {\n      ...MenuParts\n    }\n    fields {\n      ...GuestFieldParts\n    }\n    resync\n    deleted\n    removedAttendeeIds\n    tables {\n      ...SeatingTable\n    }\n    removedTableIds\n    seats {\n      ...SeatingSeat\n    }\n    removedSeatIds\n    floorObjects {\n      ...SeatingObject\n    }\n    removedFloorObjectIds\n    room {\n      ...RoomParts\n    }\n    rules {\n      ...SeatingRuleParts\n    }\n    removedRuleIds\n    arrangementIds\n  }\n": typeof types.PlanDeltaFragmentDoc,
    "\n  query SeatingPlan($id: ID!) {\n    eventPlan(id: $id) {\n      id\n      position\n      event {\n        id\n        name\n        startDate\n        location\n        isPublic\n        createdByUserId\n        draftOf\n        draftName\n        liveEvent {\n          id\n          name\n        }\n        setAside {\n          since\n        }\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      tables {\n        ...SeatingTable\n      }\n      seats {\n        ...SeatingSeat\n      }\n      floorObjects {\n        ...SeatingObject\n      }\n      room {\n        ...RoomParts\n      }\n      rules {\n        ...SeatingRuleParts\n      }\n    }\n  }\n": typeof types.SeatingPlanDocument,
    "\n  subscription SeatingPlanChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      by\n      event {\n        id\n        name\n        startDate\n        location\n        isPublic\n        createdByUserId\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      ...PlanDelta\n    }\n  }\n": typeof types.SeatingPlanChangedDocument,
    "\n  mutation ArrangeTables($input: ArrangeTablesInput!) {\n    arrangeTables(input: $input) {\n      stepId\n      tables {\n        ...SeatingTable\n      }\n    }\n  }\n": typeof types.ArrangeTablesDocument,
    "\n  mutation DeleteTables($input: DeleteTablesInput!) {\n    deleteTables(input: $input) {\n      stepId\n      ids\n    }\n  }\n": typeof types.DeleteTablesDocument,
    "\n  mutation MoveTable($input: MoveTableInput!) {\n    moveTable(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n": typeof types.MoveTableDocument,
    "\n  mutation MoveTables($input: MoveTablesInput!) {\n    moveTables(input: $input) {\n      tables {\n        ...SeatingTable\n      }\n    }\n  }\n": typeof types.MoveTablesDocument,
    "\n  mutation EditTable($input: EditTableInput!) {\n    editTable(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n": typeof types.EditTableDocument,
    "\n  mutation ResizeTable($input: ResizeTableInput!) {\n    resizeTable(input: $input) {\n      stepId\n      table {\n        ...SeatingTable\n      }\n      displaced {\n        attendeeId\n      }\n    }\n  }\n": typeof types.ResizeTableDocument,
    "\n  mutation SetEndSeats($input: SetEndSeatsInput!) {\n    setEndSeats(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n": typeof types.SetEndSeatsDocument,
    "\n  mutation DeleteTable($input: TableIdInput!) {\n    deleteTable(input: $input) {\n      stepId\n      id\n    }\n  }\n": typeof types.DeleteTableDocument,
    "\n  mutation DuplicateTable($input: DuplicateTableInput!) {\n    duplicateTable(input: $input) {\n      stepId\n      tables {\n        id\n        name\n      }\n    }\n  }\n": typeof types.DuplicateTableDocument,
    "\n  mutation AutoAssignSeats($input: AutoAssignSeatsInput!) {\n    autoAssignSeats(input: $input) {\n      stepId\n      assigned\n      unassigned\n    }\n  }\n": typeof types.AutoAssignSeatsDocument,
    "\n  fragment ProposalScore on SeatingScore {\n    hard\n    waiting\n    points\n    byRule {\n      ruleId\n      points\n      broken\n    }\n    pairs\n    moves\n  }\n": typeof types.ProposalScoreFragmentDoc,
    "\n  fragment ProposalMove on ProposedMove {\n    attendeeId\n    fromSeatId\n    toSeatId\n  }\n": typeof types.ProposalMoveFragmentDoc,
    "\n  fragment ProposalObstacle on SeatingProposalObstacle {\n    attendeeId\n    name\n    reason\n    other {\n      attendeeId\n      name\n    }\n  }\n": typeof types.ProposalObstacleFragmentDoc,
    "\n  fragment ProposalParts on SeatingProposal {\n    id\n    state\n    progress {\n      share\n      hard\n      waiting\n      points\n    }\n    problem\n    options {\n      scope\n      tableIds\n      seconds\n      moveBudget\n      ladder\n      movePrices {\n        toOtherTable\n        withinTable\n      }\n    }\n    before {\n      ...ProposalScore\n    }\n    after {\n      ...ProposalScore\n    }\n    conflicts {\n      ...ConflictParts\n    }\n    overFull {\n      people\n      seats\n      short\n      tables {\n        tableId\n        more\n      }\n    }\n    moves {\n      ...ProposalMove\n    }\n    rungs {\n      id\n      moveBudget\n      after {\n        ...ProposalScore\n      }\n      moves {\n        ...ProposalMove\n      }\n      obstacles {\n        ...ProposalObstacle\n      }\n    }\n    takenBudget\n    rules {\n      ruleId\n      rule\n    }\n    obstacles {\n      ...ProposalObstacle\n    }\n    createdAt\n    verification {\n      state\n      share\n      problem\n      outcome\n      seats\n      differing\n    }\n  }\n": typeof types.ProposalPartsFragmentDoc,
    "\n  query SeatingProposal($id: ID!) {\n    seatingProposal(id: $id) {\n      ...ProposalParts\n    }\n  }\n": typeof types.SeatingProposalDocument,
    "\n  query SeatingProposals($eventId: ID!) {\n    seatingProposals(eventId: $eventId) {\n      id\n      state\n      createdAt\n      proposedBy {\n        ...MemberName\n      }\n      before {\n        hard\n        waiting\n        points\n      }\n      after {\n        hard\n        waiting\n        points\n      }\n    }\n  }\n": typeof types.SeatingProposalsDocument,
    "\n  subscription SeatingProposalProgressed($id: ID!) {\n    seatingProposalProgressed(jobId: $id) {\n      id\n      state\n      share\n      hard\n      waiting\n      points\n      problem\n    }\n  }\n": typeof types.SeatingProposalProgressedDocument,
    "\n  mutation ProposeSeating($input: ProposeSeatingInput!) {\n    proposeSeating(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n": typeof types.ProposeSeatingDocument,
    "\n  mutation CancelSeatingProposal($input: CancelSeatingProposalInput!) {\n    cancelSeatingProposal(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n": typeof types.CancelSeatingProposalDocument,
    "\n  mutation TakeSeatingProposal($input: TakeSeatingProposalInput!) {\n    takeSeatingProposal(input: $input) {\n      stepId\n      moved\n      left\n      proposal {\n        id\n        state\n      }\n    }\n  }\n": typeof types.TakeSeatingProposalDocument,
    "\n  mutation DiscardSeatingProposal($input: SeatingProposalIdInput!) {\n    discardSeatingProposal(input: $input) {\n      proposal {\n        id\n        state\n      }\n    }\n  }\n": typeof types.DiscardSeatingProposalDocument,
    "\n  mutation VerifySeatingProposal($input: SeatingProposalIdInput!) {\n    verifySeatingProposal(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n": typeof types.VerifySeatingProposalDocument,
    "\n  query ExplainSeat($attendeeId: ID!) {\n    explainSeat(attendeeId: $attendeeId) {\n      attendeeId\n      points\n      most\n      reasons {\n        ...ReasonParts\n      }\n      best {\n        ...OtherSeatParts\n      }\n      elsewhere {\n        ...OtherSeatParts\n      }\n    }\n  }\n\n  fragment ReasonParts on SeatReason {\n    from\n    ruleId\n    kind\n    name\n    role\n    points\n    most\n    broken\n    personIds\n    count\n    of\n  }\n\n  fragment OtherSeatParts on OtherSeat {\n    tableId\n    seatId\n    swapWith\n    hard\n    waiting\n    points\n    reasons {\n      from\n      ruleId\n      kind\n      name\n      points\n      broken\n      personIds\n    }\n  }\n": typeof types.ExplainSeatDocument,
    "\n  query ExplainMove($attendeeId: ID!, $proposalId: ID!, $moveBudget: Int) {\n    before: explainSeat(attendeeId: $attendeeId) {\n      attendeeId\n      points\n    }\n    after: explainSeat(\n      attendeeId: $attendeeId\n      proposalId: $proposalId\n      moveBudget: $moveBudget\n    ) {\n      attendeeId\n      points\n      reasons {\n        ...ReasonParts\n      }\n    }\n  }\n": typeof types.ExplainMoveDocument,
    "\n  query SeatingScore($eventId: ID!) {\n    seatingScore(eventId: $eventId) {\n      eventId\n      hard\n      waiting\n      points\n      byRule {\n        from\n        ruleId\n        kind\n        name\n        points\n        most\n        broken\n        personIds\n        tableIds\n      }\n    }\n  }\n": typeof types.SeatingScoreDocument,
    "\n  query SeatingHeat($eventId: ID!) {\n    seatingHeat(eventId: $eventId) {\n      attendeeId\n      share\n    }\n  }\n": typeof types.SeatingHeatDocument,
    "\n  query ExplainTable($tableId: ID!) {\n    explainTable(tableId: $tableId) {\n      tableId\n      points\n      reasons {\n        from\n        ruleId\n        kind\n        points\n        broken\n        personIds\n        lackingIds\n      }\n    }\n  }\n": typeof types.ExplainTableDocument,
    "\n  mutation AddSeatingRule($input: AddSeatingRuleInput!) {\n    addSeatingRule(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n": typeof types.AddSeatingRuleDocument,
    "\n  mutation ChangeSeatingRule($input: ChangeSeatingRuleInput!) {\n    changeSeatingRule(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n": typeof types.ChangeSeatingRuleDocument,
    "\n  mutation RemoveSeatingRule($input: RemoveSeatingRuleInput!) {\n    removeSeatingRule(input: $input) {\n      stepId\n      id\n    }\n  }\n": typeof types.RemoveSeatingRuleDocument,
    "\n  mutation ApplyRulePreset($input: ApplyRulePresetInput!) {\n    applyRulePreset(input: $input) {\n      stepId\n      addedIds\n      rules {\n        ...SeatingRuleParts\n      }\n    }\n  }\n": typeof types.ApplyRulePresetDocument,
    "\n  mutation PickSeatingPreference($input: PickSeatingPreferenceInput!) {\n    pickSeatingPreference(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n": typeof types.PickSeatingPreferenceDocument,
    "\n  fragment ConflictParts on SeatingConflict {\n    proof\n    ruleIds\n    pinnedIds\n    personIds\n    needed\n    available\n    ways {\n      way\n      ruleId\n      weight\n      personIds\n      effect {\n        waiting\n        hard\n        points\n      }\n    }\n  }\n": typeof types.ConflictPartsFragmentDoc,
    "\n  query SeatingConflicts($eventId: ID!) {\n    seatingConflicts(eventId: $eventId) {\n      ...ConflictParts\n    }\n  }\n": typeof types.SeatingConflictsDocument,
    "\n  mutation AddTables($input: AddTablesInput!) {\n    addTables(input: $input) {\n      stepId\n      tables {\n        id\n      }\n    }\n  }\n": typeof types.AddTablesDocument,
    "\n  mutation AddTable($input: AddTableInput!) {\n    addTable(input: $input) {\n      table {\n        id\n        name\n        capacity\n        layout\n      }\n    }\n  }\n": typeof types.AddTableDocument,
};
const documents: Documents = {
    "\n  fragment AuditRow on AuditEntry {\n    id\n    action\n    timestamp\n    previousValue\n    newValue\n    adminUser {\n      ...MemberName\n    }\n    targetUser {\n      ...MemberName\n    }\n  }\n": types.AuditRowFragmentDoc,
    "\n  query AdminAudit($limit: Int!) {\n    auditLog(limit: $limit) {\n      total\n      items {\n        ...AuditRow\n      }\n    }\n  }\n": types.AdminAuditDocument,
    "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n": types.CreateUserDocument,
    "\n  query AdminFigures {\n    adminStats {\n      ...Figures\n    }\n  }\n": types.AdminFiguresDocument,
    "\n  mutation EditUser($input: EditUserInput!) {\n    editUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n": types.EditUserDocument,
    "\n  fragment Figures on AdminStats {\n    totalUsers\n    activeUsers\n    newUsersThisMonth\n    usersByRole {\n      admin\n      moderator\n      user\n    }\n    usersByMembership {\n      basic\n      premium\n      enterprise\n    }\n  }\n": types.FiguresFragmentDoc,
    "\n  mutation RelinkUser($input: RelinkUserInput!) {\n    relinkUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n": types.RelinkUserDocument,
    "\n  fragment UserRow on User {\n    id\n    email\n    firstName\n    lastName\n    profileImageUrl\n    role\n    membershipLevel\n    isActive\n    createdAt\n  }\n": types.UserRowFragmentDoc,
    "\n  query AdminUsers($limit: Int!, $offset: Int!, $search: String) {\n    users(limit: $limit, offset: $offset, search: $search) {\n      total\n      items {\n        ...UserRow\n      }\n    }\n  }\n": types.AdminUsersDocument,
    "\n  query EventAnalytics($id: ID!) {\n    eventAnalytics(id: $id) {\n      id\n      position\n      event {\n        id\n        name\n        startDate\n        endDate\n      }\n      moments {\n        at\n        attendees\n        checkedIn\n        seats\n        seated\n      }\n      checkIns {\n        at\n        attendees\n        checkedIn\n      }\n      roles {\n        role\n        attendees\n        seated\n        held\n        declined\n        checkedIn\n      }\n      tables {\n        id\n        name\n        capacity\n        seated\n        opportunity\n        prospect\n        employee\n        guest\n        companyCount\n        companies {\n          company\n          seated\n        }\n      }\n      companyCount\n      companies {\n        company\n        attendees\n        seated\n        tableCount\n        tables {\n          name\n          seated\n        }\n        tablemates {\n          company\n          seated\n        }\n      }\n    }\n  }\n": types.EventAnalyticsDocument,
    "\n  fragment SavedArrangement on Arrangement {\n    id\n    name\n    description\n    isTemplate\n    isPublic\n    showsEvent\n    createdAt\n  }\n": types.SavedArrangementFragmentDoc,
    "\n  query SavedArrangements($id: ID!) {\n    event(id: $id) {\n      id\n      arrangements(limit: 1000) {\n        items {\n          ...SavedArrangement\n        }\n      }\n    }\n  }\n": types.SavedArrangementsDocument,
    "\n  mutation SaveArrangement($input: SaveArrangementInput!) {\n    saveArrangement(input: $input) {\n      arrangement {\n        id\n        name\n        isPublic\n      }\n    }\n  }\n": types.SaveArrangementDocument,
    "\n  mutation ShareArrangement($input: ArrangementIdInput!) {\n    shareArrangement(input: $input) {\n      arrangement {\n        id\n        isPublic\n        showsEvent\n      }\n    }\n  }\n": types.ShareArrangementDocument,
    "\n  mutation UnshareArrangement($input: ArrangementIdInput!) {\n    unshareArrangement(input: $input) {\n      arrangement {\n        id\n        isPublic\n      }\n    }\n  }\n": types.UnshareArrangementDocument,
    "\n  mutation ShowEventOnLink($input: ArrangementIdInput!) {\n    showEventOnLink(input: $input) {\n      arrangement {\n        id\n        showsEvent\n      }\n    }\n  }\n": types.ShowEventOnLinkDocument,
    "\n  mutation HideEventOnLink($input: ArrangementIdInput!) {\n    hideEventOnLink(input: $input) {\n      arrangement {\n        id\n        showsEvent\n      }\n    }\n  }\n": types.HideEventOnLinkDocument,
    "\n  query ArrangementDifference($id: ID!) {\n    arrangementDifference(id: $id) {\n      seats\n      tables\n      objects\n    }\n  }\n": types.ArrangementDifferenceDocument,
    "\n  mutation RefreshArrangement($input: ArrangementIdInput!) {\n    refreshArrangement(input: $input) {\n      stepId\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n": types.RefreshArrangementDocument,
    "\n  mutation TakeBackRefresh($input: TakeBackRefreshInput!) {\n    takeBackRefresh(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n": types.TakeBackRefreshDocument,
    "\n  mutation DeleteArrangement($input: ArrangementIdInput!) {\n    deleteArrangement(input: $input) {\n      id\n    }\n  }\n": types.DeleteArrangementDocument,
    "\n  mutation EditArrangement($input: EditArrangementInput!) {\n    editArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n": types.EditArrangementDocument,
    "\n  mutation DuplicateArrangement($input: DuplicateArrangementInput!) {\n    duplicateArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n": types.DuplicateArrangementDocument,
    "\n  mutation OfferTemplate($input: ArrangementIdInput!) {\n    offerTemplate(input: $input) {\n      arrangement {\n        id\n        isTemplate\n      }\n    }\n  }\n": types.OfferTemplateDocument,
    "\n  mutation WithdrawTemplate($input: ArrangementIdInput!) {\n    withdrawTemplate(input: $input) {\n      arrangement {\n        id\n        isTemplate\n      }\n    }\n  }\n": types.WithdrawTemplateDocument,
    "\n  mutation RestoreArrangement($input: ArrangementIdInput!) {\n    restoreArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n": types.RestoreArrangementDocument,
    "\n  query ArrangementEffect($id: ID!) {\n    arrangementEffect(id: $id) {\n      moved\n      toPool\n      tablesBack\n      tablesChanged\n      objectsBack\n      objectsChanged\n      pinned\n      left {\n        name\n      }\n    }\n  }\n": types.ArrangementEffectDocument,
    "\n  mutation ApplyArrangement($input: ArrangementIdInput!) {\n    applyArrangement(input: $input) {\n      stepId\n      moved\n      toPool\n      tablesBack\n      tablesChanged\n      objectsBack\n      objectsChanged\n      pinned\n      left {\n        name\n      }\n    }\n  }\n": types.ApplyArrangementDocument,
    "\n  query Templates {\n    templates(limit: 200) {\n      items {\n        id\n        name\n        description\n        eventName\n        tables {\n          tableId\n          name\n          layout\n          endSeats\n          x\n          y\n          rotation\n          capacity\n        }\n        objects {\n          objectId\n          kind\n          name\n          shape {\n            ...ShapeParts\n          }\n          x\n          y\n          rotation\n        }\n        outline {\n          ...OutlineParts\n        }\n      }\n    }\n  }\n": types.TemplatesDocument,
    "\n  mutation UseTemplate($input: UseTemplateInput!) {\n    useTemplate(input: $input) {\n      stepId\n      tables\n      objects\n      seated\n      unmatched\n      ambiguous\n    }\n  }\n": types.UseTemplateDocument,
    "\n  mutation AddAttendee($input: AddAttendeeInput!) {\n    addAttendee(input: $input) {\n      attendee {\n        ...AttendeeForm\n      }\n    }\n  }\n": types.AddAttendeeDocument,
    "\n  mutation EditAttendee($input: EditAttendeeInput!) {\n    editAttendee(input: $input) {\n      attendee {\n        ...AttendeeForm\n      }\n    }\n  }\n": types.EditAttendeeDocument,
    "\n  fragment AttendeeForm on Attendee {\n    id\n    name\n    title\n    company\n    attendeeRole\n    email\n    phone\n    notes\n    party\n    diets\n    allergies {\n      substance\n      severity\n    }\n    meals\n    custom\n    access\n    externalId\n    photoUrl\n    linkedinUrl\n    currentOpportunity\n    accountExecutive\n    demoStatus\n    demoDate\n    linkedUrl\n    otherAccountNotes\n    tags\n  }\n": types.AttendeeFormFragmentDoc,
    "\n  query GuestNeeds($eventId: ID!) {\n    eventPlan(id: $eventId) {\n      id\n      attendees {\n        id\n        diets\n        allergies {\n          substance\n          severity\n        }\n      }\n    }\n  }\n": types.GuestNeedsDocument,
    "\n  mutation EditPeople($input: EditPeopleInput!) {\n    editPeople(input: $input) {\n      stepId\n    }\n  }\n": types.EditPeopleDocument,
    "\n  fragment AttendeeDetails on Attendee {\n    ...AttendeeForm\n    eventId\n    isCheckedIn\n    isNamed\n    tags\n    holdingFor\n    holdReason\n    heldSince\n    createdAt\n    updatedAt\n  }\n": types.AttendeeDetailsFragmentDoc,
    "\n  query AttendeeDetails($id: ID!) {\n    attendee(id: $id) {\n      ...AttendeeDetails\n    }\n  }\n": types.AttendeeDetailsDocument,
    "\n  subscription AttendeeDetailsChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      position\n      resync\n      attendees {\n        ...AttendeeDetails\n      }\n      removedAttendeeIds\n    }\n  }\n": types.AttendeeDetailsChangedDocument,
    "\n  mutation EditAttendeeField($input: EditAttendeeInput!) {\n    editAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n": types.EditAttendeeFieldDocument,
    "\n  mutation CheckInAttendee($input: AttendeeIdInput!) {\n    checkInAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n": types.CheckInAttendeeDocument,
    "\n  mutation CheckOutAttendee($input: AttendeeIdInput!) {\n    checkOutAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n": types.CheckOutAttendeeDocument,
    "\n  mutation HoldWithReason($input: HoldAttendeeInput!) {\n    holdAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n        heldSince\n      }\n    }\n  }\n": types.HoldWithReasonDocument,
    "\n  mutation DeleteAttendee($input: AttendeeIdInput!) {\n    deleteAttendee(input: $input) {\n      stepId\n      id\n    }\n  }\n": types.DeleteAttendeeDocument,
    "\n  query Attention($eventId: ID!) {\n    attention(eventId: $eventId) {\n      kind\n      attendeeIds\n    }\n  }\n": types.AttentionDocument,
    "\n  fragment AuditEntryRow on AuditEntry {\n    id\n    position\n    sequence\n    hash\n    action\n    timestamp\n    previousValue\n    newValue\n    ipAddress\n    userAgent\n    targetEventId\n    adminUser {\n      ...MemberName\n    }\n    targetUser {\n      ...MemberName\n    }\n  }\n": types.AuditEntryRowFragmentDoc,
    "\n  fragment ReplayedMember on ReplayedUser {\n    id\n    email\n    firstName\n    lastName\n    role\n    membershipLevel\n    isActive\n    registeredAt\n  }\n": types.ReplayedMemberFragmentDoc,
    "\n  query ReplayTimeline {\n    replayTimeline {\n      since\n      until\n      marks {\n        timestamp\n        count\n        action\n      }\n    }\n  }\n": types.ReplayTimelineDocument,
    "\n  query ReplayAt($until: DateTime, $position: String, $search: String, $limit: Int) {\n    replay(until: $until, position: $position) {\n      until\n      previous\n      next\n      lastAction {\n        ...AuditEntryRow\n      }\n      totals {\n        users\n        active\n        admins\n        moderators\n      }\n      users(search: $search, limit: $limit) {\n        ...ReplayedMember\n      }\n    }\n  }\n": types.ReplayAtDocument,
    "\n  query AuditEntries($filter: AuditFilter, $before: String) {\n    auditEntries(filter: $filter, before: $before, limit: 50) {\n      total\n      next\n      items {\n        ...AuditEntryRow\n      }\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  query NewAuditEntries($filter: AuditFilter, $after: String) {\n    auditEntries(filter: $filter, after: $after, limit: 1) {\n      total\n    }\n  }\n": types.NewAuditEntriesDocument,
    "\n  subscription AuditLogChanged($after: String) {\n    auditLogChanged(after: $after) {\n      position\n      resync\n      entries\n    }\n  }\n": types.AuditLogChangedDocument,
    "\n  query Drafts($eventId: ID!) {\n    drafts(eventId: $eventId) {\n      id\n      name\n      startedAt\n      changes\n      hasMovedOn\n      startedBy {\n        id\n        firstName\n        lastName\n        email\n      }\n    }\n  }\n": types.DraftsDocument,
    "\n  mutation StartDraft($input: StartDraftInput!) {\n    startDraft(input: $input) {\n      draft {\n        id\n      }\n    }\n  }\n": types.StartDraftDocument,
    "\n  query TakeOverPreview($id: ID!, $tableIds: [ID!]) {\n    takeOverPreview(id: $id, tableIds: $tableIds) {\n      people {\n        attendeeId\n        name\n        what\n        from {\n          ...DraftWhereabouts\n        }\n        to {\n          ...DraftWhereabouts\n        }\n      }\n      peopleCount\n      conflicts {\n        about\n        reason\n        person {\n          attendeeId\n          name\n        }\n        table {\n          tableId\n          name\n        }\n        position\n        place {\n          ...DraftWhereabouts\n        }\n        other {\n          attendeeId\n          name\n        }\n        fields\n      }\n      conflictCount\n      fields\n      rules\n      objects\n      tables {\n        tableId\n        name\n        what\n        people\n      }\n    }\n  }\n  fragment DraftWhereabouts on DraftPlace {\n    in\n    tableName\n    position\n  }\n": types.TakeOverPreviewDocument,
    "\n  mutation TakeOverDraft($input: TakeOverDraftInput!) {\n    takeOverDraft(input: $input) {\n      stepId\n      eventId\n      isClosed\n    }\n  }\n": types.TakeOverDraftDocument,
    "\n  mutation ThrowAwayDraft($input: ThrowAwayDraftInput!) {\n    throwAwayDraft(input: $input) {\n      id\n    }\n  }\n": types.ThrowAwayDraftDocument,
    "\n  mutation EraseAttendee($input: EraseInput!) {\n    eraseAttendee(input: $input) {\n      id\n      issues {\n        ...PaperOfGuest\n      }\n    }\n  }\n": types.EraseAttendeeDocument,
    "\n  mutation EraseUser($input: EraseInput!) {\n    eraseUser(input: $input) {\n      id\n    }\n  }\n": types.EraseUserDocument,
    "\n  query IssuesNaming($id: ID!) {\n    issuesNaming(id: $id) {\n      ...PaperOfGuest\n    }\n  }\n  fragment PaperOfGuest on IssuedSheet {\n    id\n    sheet\n    to\n    number\n    createdAt\n  }\n": types.IssuesNamingDocument,
    "\n  query EventRoom($id: ID!) {\n    event(id: $id) {\n      id\n      maxAttendees\n      stats {\n        attendees\n      }\n    }\n  }\n": types.EventRoomDocument,
    "\n  mutation DeleteEvent($input: DeleteEventInput!) {\n    deleteEvent(input: $input) {\n      id\n    }\n  }\n": types.DeleteEventDocument,
    "\n  mutation CreateEvent($input: CreateEventInput!) {\n    createEvent(input: $input) {\n      event {\n        ...EventCard\n      }\n    }\n  }\n": types.CreateEventDocument,
    "\n  subscription EventsChanged($after: String) {\n    eventsChanged(after: $after) {\n      position\n      resync\n      removedEventIds\n      events {\n        ...EventCard\n      }\n    }\n  }\n": types.EventsChangedDocument,
    "\n  fragment ManagedAttendee on Attendee {\n    ...SeatingAttendee\n    ...AttendeeForm\n    isCheckedIn\n  }\n": types.ManagedAttendeeFragmentDoc,
    "\n  query EventDetail($id: ID!) {\n    eventPlan(id: $id) {\n      id\n      position\n      event {\n        ...EventCard\n        setAside {\n          since\n        }\n      }\n      attendees {\n        ...ManagedAttendee\n      }\n      tables {\n        ...SeatingTable\n      }\n      seats {\n        ...SeatingSeat\n      }\n      floorObjects {\n        ...SeatingObject\n      }\n      room {\n        ...RoomParts\n      }\n    }\n  }\n": types.EventDetailDocument,
    "\n  subscription EventDetailChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      event {\n        ...EventCard\n      }\n      attendees {\n        ...ManagedAttendee\n      }\n      ...PlanDelta\n    }\n  }\n": types.EventDetailChangedDocument,
    "\n  fragment EventCard on Event {\n    id\n    name\n    description\n    startDate\n    endDate\n    location\n    status\n    isPublic\n    maxAttendees\n    createdByUserId\n    createdAt\n  }\n": types.EventCardFragmentDoc,
    "\n  query Events(\n    $limit: Int!\n    $offset: Int!\n    $search: String\n    $status: EventStatus\n    $isMine: Boolean\n    $sort: EventSorting\n  ) {\n    events(\n      limit: $limit\n      offset: $offset\n      search: $search\n      status: $status\n      isMine: $isMine\n      sort: $sort\n    ) {\n      position\n      total\n      items {\n        ...EventCard\n        stats {\n          attendees\n          checkedIn\n          seats\n          assigned\n        }\n        organiser {\n          ...MemberName\n        }\n      }\n    }\n  }\n": types.EventsDocument,
    "\n  mutation EditEvent($input: EditEventInput!) {\n    editEvent(input: $input) {\n      event {\n        ...EventCard\n      }\n    }\n  }\n": types.EditEventDocument,
    "\n  subscription PlanTouched($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      position\n      resync\n    }\n  }\n": types.PlanTouchedDocument,
    "\n  fragment SeatingObject on FloorObject {\n    id\n    kind\n    name\n    x\n    y\n    rotation\n    isSolid\n    point {\n      x\n      y\n    }\n    shape {\n      ...ShapeParts\n    }\n  }\n  fragment ShapeParts on FloorShape {\n    type\n    width\n    height\n    points\n    isClosed\n    thickness\n  }\n": types.SeatingObjectFragmentDoc,
    "\n  mutation PlaceFloorObject($input: PlaceFloorObjectInput!) {\n    placeFloorObject(input: $input) {\n      object {\n        ...SeatingObject\n      }\n    }\n  }\n": types.PlaceFloorObjectDocument,
    "\n  mutation ChangeFloorObject($input: ChangeFloorObjectInput!) {\n    changeFloorObject(input: $input) {\n      object {\n        ...SeatingObject\n      }\n    }\n  }\n": types.ChangeFloorObjectDocument,
    "\n  mutation RemoveFloorObject($input: RemoveFloorObjectInput!) {\n    removeFloorObject(input: $input) {\n      stepId\n      id\n    }\n  }\n": types.RemoveFloorObjectDocument,
    "\n  mutation SetFields($input: SetFieldsInput!) {\n    setFields(input: $input) {\n      fields {\n        ...GuestFieldParts\n      }\n    }\n  }\n": types.SetFieldsDocument,
    "\n  fragment GuestFieldParts on GuestField {\n    fieldId\n    name\n    kind\n    choices {\n      choiceId\n      name\n    }\n  }\n": types.GuestFieldPartsFragmentDoc,
    "\n  query EventFields($eventId: ID!) {\n    guestFields(eventId: $eventId) {\n      fields {\n        ...GuestFieldParts\n      }\n    }\n  }\n": types.EventFieldsDocument,
    "\n  fragment Change on HistoryEntry {\n    id\n    action\n    previousState\n    newState\n    timestamp\n    performedBy {\n      ...MemberName\n    }\n    mentions {\n      id\n      kind\n      name\n      position\n    }\n  }\n": types.ChangeFragmentDoc,
    "\n  query PlanComparison($eventId: ID!, $from: String, $to: String) {\n    event(id: $eventId) {\n      id\n      name\n      startDate\n      isPublic\n      createdByUserId\n    }\n    comparison(eventId: $eventId, from: $from, to: $to) {\n      position\n      from {\n        ...ComparedSide\n      }\n      to {\n        ...ComparedSide\n      }\n      people {\n        attendeeId\n        name\n        company\n        attendeeRole\n        kind\n        from {\n          ...Whereabouts\n        }\n        to {\n          ...Whereabouts\n        }\n        swappedWith\n        fields\n      }\n      tables {\n        tableId\n        kind\n        before {\n          ...TableFacts\n        }\n        after {\n          ...TableFacts\n        }\n        changes\n      }\n      details {\n        field\n        before\n        after\n      }\n      rules {\n        ruleId\n        kind\n        before {\n          ...RuleWords\n        }\n        after {\n          ...RuleWords\n        }\n      }\n      objects {\n        objectId\n        before {\n          ...StandingObject\n        }\n        after {\n          ...StandingObject\n        }\n      }\n      placeCards {\n        attendeeId\n        name\n        company\n        tableName\n        position\n        reasons\n      }\n      tableCards {\n        tableId\n        name\n        reasons\n      }\n    }\n  }\n": types.PlanComparisonDocument,
    "\n  fragment StandingObject on PictureObject {\n    kind\n    name\n    x\n    y\n    rotation\n  }\n": types.StandingObjectFragmentDoc,
    "\n  fragment ComparedSide on ComparedPlan {\n    reference\n    kind\n    at\n    name\n    tableId\n    counts {\n      people\n      seated\n      pool\n      declined\n      holding\n      checkedIn\n      tables\n      seats\n    }\n    picture {\n      ...PlanPictureParts\n    }\n  }\n": types.ComparedSideFragmentDoc,
    "\n  fragment Whereabouts on Whereabouts {\n    in\n    tableId\n    tableName\n    seatId\n    position\n    declined\n  }\n": types.WhereaboutsFragmentDoc,
    "\n  fragment TableFacts on TableFacts {\n    name\n    layout\n    endSeats\n    capacity\n    x\n    y\n    rotation\n  }\n": types.TableFactsFragmentDoc,
    "\n  query HistoryPeople($id: ID!) {\n    historyPeople(id: $id) {\n      named {\n        id\n        name\n      }\n      nameless\n    }\n  }\n": types.HistoryPeopleDocument,
    "\n  query Trail($id: ID!) {\n    attendeeTrail(id: $id) {\n      attendeeId\n      position\n      name\n      stays {\n        in\n        tableName\n        seatPosition\n        reason\n        since\n        until\n        revision\n        performedBy {\n          ...MemberName\n        }\n      }\n    }\n  }\n": types.TrailDocument,
    "\n  fragment HistoryRow on HistoryEntry {\n    ...Change\n    position\n    revision\n    stepId\n    eventId\n    ...Standing\n  }\n": types.HistoryRowFragmentDoc,
    "\n  fragment Standing on HistoryEntry {\n    id\n    undoing {\n      stepId\n      timestamp\n      performedBy {\n        ...MemberName\n      }\n    }\n  }\n": types.StandingFragmentDoc,
    "\n  query HistoryEntries(\n    $id: ID!\n    $filter: HistoryFilter\n    $before: String\n    $after: String\n    $limit: Int\n  ) {\n    event(id: $id) {\n      id\n      history(filter: $filter, before: $before, after: $after, limit: $limit) {\n        total\n        items {\n          ...HistoryRow\n        }\n      }\n    }\n  }\n": types.HistoryEntriesDocument,
    "\n  query HistoryStanding($id: ID!, $filter: HistoryFilter, $limit: Int) {\n    event(id: $id) {\n      id\n      history(filter: $filter, limit: $limit) {\n        items {\n          ...Standing\n        }\n      }\n    }\n  }\n": types.HistoryStandingDocument,
    "\n  query HistoryActors($id: ID!) {\n    event(id: $id) {\n      id\n      historyActors {\n        ...MemberName\n      }\n    }\n  }\n": types.HistoryActorsDocument,
    "\n  query Restoration($id: ID!, $revision: Int!) {\n    planMoment(eventId: $id, revision: $revision) {\n      revision\n      restoration {\n        isNothing\n        peopleAdded\n        peopleRemoved\n        peopleMoved\n        peopleEdited\n        peopleErased\n        tablesAdded\n        tablesRemoved\n        tablesChanged\n        rulesAdded\n        rulesRemoved\n        rulesChanged\n        objectsAdded\n        objectsRemoved\n        objectsChanged\n        details\n        checkInsLost {\n          attendeeId\n          name\n        }\n      }\n    }\n  }\n": types.RestorationDocument,
    "\n  mutation RestoreMoment($input: RestoreMomentInput!) {\n    restoreMoment(input: $input) {\n      stepId\n      entry {\n        id\n        revision\n      }\n    }\n  }\n": types.RestoreMomentDocument,
    "\n  query Timeline($id: ID!) {\n    event(id: $id) {\n      id\n      name\n      isPublic\n      createdByUserId\n    }\n    planActivity(eventId: $id) {\n      position\n      changes\n      firstRevision\n      lastRevision\n      parts\n      stretches {\n        part\n        changes\n        from\n        until\n        firstRevision\n        lastRevision\n      }\n      marks {\n        revision\n        entry {\n          ...Change\n        }\n      }\n    }\n  }\n": types.TimelineDocument,
    "\n  query PlanMoment($id: ID!, $revision: Int) {\n    planMoment(eventId: $id, revision: $revision) {\n      revision\n      at\n      previousRevision\n      nextRevision\n      lastRevision\n      entry {\n        ...Change\n      }\n      picture {\n        ...PlanPictureParts\n      }\n    }\n  }\n": types.PlanMomentDocument,
    "\n  fragment PlanPictureParts on PlanPicture {\n    pool\n    declined\n    seated\n    holding\n    tables {\n      tableId\n      name\n      layout\n      endSeats\n      capacity\n      x\n      y\n      rotation\n    }\n    seats {\n      seatId\n      tableId\n      position\n      x\n      y\n      attendeeId\n    }\n    people {\n      attendeeId\n      name\n      company\n      attendeeRole\n      where\n    }\n    objects {\n      objectId\n      kind\n      name\n      x\n      y\n      rotation\n      shape {\n        ...ShapeParts\n      }\n    }\n    room {\n      outline {\n        ...OutlineParts\n      }\n      background {\n        ...BackgroundParts\n      }\n    }\n  }\n": types.PlanPicturePartsFragmentDoc,
    "\n  mutation Undo($input: UndoInput!) {\n    undo(input: $input) {\n      entry {\n        ...Change\n        ...Standing\n      }\n    }\n  }\n": types.UndoDocument,
    "\n  mutation Redo($input: RedoInput!) {\n    redo(input: $input) {\n      entry {\n        ...Change\n        ...Standing\n      }\n    }\n  }\n": types.RedoDocument,
    "\n  query LatestSteps($id: ID!) {\n    event(id: $id) {\n      id\n      history(limit: 200) {\n        items {\n          ...Change\n          stepId\n        }\n      }\n    }\n  }\n": types.LatestStepsDocument,
    "\n  query Home {\n    myTotals {\n      attendees\n      tables\n      capacity\n    }\n    recentActivity {\n      ...Change\n      event {\n        id\n        name\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  subscription EventsTouched($after: String) {\n    eventsChanged(after: $after) {\n      position\n      resync\n    }\n  }\n": types.EventsTouchedDocument,
    "\n  mutation PreviewMerge($input: PreviewMergeInput!) {\n    previewMerge(input: $input) {\n      importId\n      counts {\n        new\n        changed\n        same\n        unclear\n        missing\n      }\n      rows {\n        row\n        is\n        attendeeId\n        name\n        company\n        cells {\n          field\n          is\n          here\n          file\n        }\n        candidates {\n          attendeeId\n          name\n          company\n          cells {\n            field\n            is\n            here\n            file\n          }\n        }\n      }\n    }\n  }\n": types.PreviewMergeDocument,
    "\n  mutation MergeGuests($input: MergeGuestsInput!) {\n    mergeGuests(input: $input) {\n      stepId\n      added\n      changed\n      cancelled\n      removed\n    }\n  }\n": types.MergeGuestsDocument,
    "\n  query RememberedMapping($header: [String!]!) {\n    rememberedMapping(header: $header)\n  }\n": types.RememberedMappingDocument,
    "\n  mutation ImportAttendees($input: ImportAttendeesInput!) {\n    importAttendees(input: $input) {\n      stepId\n      count\n    }\n  }\n": types.ImportAttendeesDocument,
    "\n  fragment CourseCounts on ServedCourse {\n    courseId\n    name\n    options {\n      optionId\n      name\n      count\n    }\n    notChosen\n  }\n": types.CourseCountsFragmentDoc,
    "\n  fragment DietCounts on ServedDiets {\n    diets\n    count\n  }\n": types.DietCountsFragmentDoc,
    "\n  fragment AllergyAtTable on KitchenAllergy {\n    attendeeId\n    name\n    tableName\n    position\n    substance\n    severity\n  }\n": types.AllergyAtTableFragmentDoc,
    "\n  fragment SeatAsServed on ServedSeat {\n    seatId\n    position\n    attendeeId\n    name\n    diets\n    allergies {\n      substance\n      severity\n    }\n    meals\n  }\n": types.SeatAsServedFragmentDoc,
    "\n  query Kitchen($eventId: ID!, $since: Int) {\n    kitchen(eventId: $eventId, since: $since) {\n      eventId\n      revision\n      since\n      before {\n        seated\n        courses {\n          ...CourseCounts\n        }\n        diets {\n          ...DietCounts\n        }\n      }\n      seated\n      courses {\n        ...CourseCounts\n      }\n      diets {\n        ...DietCounts\n      }\n      tables {\n        tableId\n        name\n        courses {\n          ...CourseCounts\n        }\n        seats {\n          ...SeatAsServed\n        }\n        nameBefore\n        changes {\n          position\n          before {\n            ...SeatAsServed\n          }\n        }\n      }\n      tablesGone {\n        tableId\n        name\n      }\n      allergies {\n        ...AllergyAtTable\n      }\n      unseated {\n        people\n        courses {\n          ...CourseCounts\n        }\n        diets {\n          ...DietCounts\n        }\n        allergies {\n          ...AllergyAtTable\n        }\n      }\n    }\n  }\n": types.KitchenDocument,
    "\n  query KitchenIssues($eventId: ID!) {\n    issuedSheets(eventId: $eventId) {\n      id\n      sheet\n      number\n      revision\n    }\n  }\n": types.KitchenIssuesDocument,
    "\n  fragment MemberName on User {\n    id\n    email\n    firstName\n    lastName\n  }\n": types.MemberNameFragmentDoc,
    "\n  query CurrentUser {\n    me {\n      id\n      email\n      firstName\n      lastName\n      profileImageUrl\n      role\n      membershipLevel\n    }\n  }\n": types.CurrentUserDocument,
    "\n  mutation SetMenu($input: SetMenuInput!) {\n    setMenu(input: $input) {\n      menu {\n        ...MenuParts\n      }\n    }\n  }\n": types.SetMenuDocument,
    "\n  fragment MenuParts on Menu {\n    courses {\n      courseId\n      name\n      options {\n        optionId\n        name\n        fits\n      }\n    }\n  }\n": types.MenuPartsFragmentDoc,
    "\n  query EventMenu($eventId: ID!) {\n    menu(eventId: $eventId) {\n      ...MenuParts\n    }\n  }\n": types.EventMenuDocument,
    "\n  mutation AddPlusOnes($input: AddPlusOnesInput!) {\n    addPlusOnes(input: $input) {\n      stepId\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n": types.AddPlusOnesDocument,
    "\n  subscription EventPresence($id: ID!, $clientId: ID) {\n    eventPresence(id: $id, clientId: $clientId) {\n      present {\n        memberId\n        firstName\n        lastName\n        imageUrl\n        colour\n        since\n        holdingAttendeeIds\n      }\n    }\n  }\n": types.EventPresenceDocument,
    "\n  mutation ShowPresence($input: ShowPresenceInput!) {\n    showPresence(input: $input) {\n      shown\n    }\n  }\n": types.ShowPresenceDocument,
    "\n  query CardDesigns($eventId: ID!) {\n    cardDesigns(eventId: $eventId) {\n      id\n      name\n      version\n      design {\n        card\n        width\n        height\n        fold\n        elements {\n          type\n          x\n          y\n          width\n          height\n          field\n          words\n          font\n          size\n          align\n          colour\n          fit\n        }\n      }\n    }\n  }\n": types.CardDesignsDocument,
    "\n  query CardFactsOfGuests($eventId: ID!) {\n    guestFields(eventId: $eventId) {\n      fields {\n        fieldId\n        name\n        kind\n        choices {\n          choiceId\n          name\n        }\n      }\n    }\n    eventPlan(id: $eventId) {\n      id\n      attendees {\n        id\n        title\n        custom\n        diets\n        allergies {\n          substance\n          severity\n        }\n      }\n    }\n  }\n": types.CardFactsOfGuestsDocument,
    "\n  mutation SaveCardDesign($input: SaveCardDesignInput!) {\n    saveCardDesign(input: $input) {\n      cardDesign {\n        id\n        version\n      }\n    }\n  }\n": types.SaveCardDesignDocument,
    "\n  mutation DeleteCardDesign($input: DeleteCardDesignInput!) {\n    deleteCardDesign(input: $input) {\n      id\n    }\n  }\n": types.DeleteCardDesignDocument,
    "\n  mutation IssueSheet($input: IssueSheetInput!) {\n    issueSheet(input: $input) {\n      issue {\n        id\n        number\n        createdAt\n      }\n    }\n  }\n": types.IssueSheetDocument,
    "\n  query IssuedSheets($eventId: ID!, $first: Int) {\n    issuedSheets(eventId: $eventId, first: $first) {\n      id\n      sheet\n      to\n      number\n      revision\n      tableIds\n      createdAt\n      pdf\n      printedAs {\n        paper\n        turned\n        perPage\n        order\n        who\n        hasDiets\n        each\n        withList\n        withBackground\n        since\n        designId\n        designVersion\n      }\n      standing {\n        isCurrent\n        changes\n        elsewhere\n        wasUndone\n        tables {\n          tableId\n          name\n          isGone\n        }\n      }\n      issuedBy {\n        ...MemberName\n      }\n    }\n  }\n": types.IssuedSheetsDocument,
    "\n  query TablesByChanges($eventId: ID!) {\n    changesByTable(eventId: $eventId) {\n      tableId\n      changes\n    }\n  }\n": types.TablesByChangesDocument,
    "\n  query NewCards(\n    $eventId: ID!\n    $sheet: SheetKind!\n    $since: String!\n    $who: CardHolders\n    $hasDiets: Boolean\n    $designId: ID\n  ) {\n    newCards(\n      eventId: $eventId\n      sheet: $sheet\n      since: $since\n      who: $who\n      hasDiets: $hasDiets\n      designId: $designId\n    )\n  }\n": types.NewCardsDocument,
    "\n  fragment AccountInformation on User {\n    id\n    email\n    role\n    membershipLevel\n    createdAt\n    lastLoginAt\n  }\n": types.AccountInformationFragmentDoc,
    "\n  fragment ProfileForm on User {\n    id\n    firstName\n    lastName\n    bio\n  }\n": types.ProfileFormFragmentDoc,
    "\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) {\n      user {\n        ...ProfileForm\n      }\n    }\n  }\n": types.EditProfileDocument,
    "\n  query Profile {\n    me {\n      profileImageUrl\n      ...ProfileForm\n      ...AccountInformation\n    }\n  }\n": types.ProfileDocument,
    "\n  mutation ReplyFor($input: ReplyForInput!) {\n    replyFor(input: $input) {\n      stepId\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      formerSeats {\n        attendeeId\n        seatId\n      }\n    }\n  }\n": types.ReplyForDocument,
    "\n  fragment OutlineParts on RoomOutline {\n    points\n    units\n  }\n  fragment BackgroundParts on RoomBackground {\n    imageId\n    width\n    height\n    x\n    y\n    cmPerPixel\n    rotation\n    opacity\n  }\n  fragment RoomParts on Room {\n    id\n    outline {\n      ...OutlineParts\n    }\n    background {\n      ...BackgroundParts\n    }\n  }\n": types.OutlinePartsFragmentDoc,
    "\n  mutation SetRoomOutline($input: SetRoomOutlineInput!) {\n    setRoomOutline(input: $input) {\n      stepId\n      room {\n        ...RoomParts\n      }\n    }\n  }\n": types.SetRoomOutlineDocument,
    "\n  mutation SetBackground($input: SetBackgroundInput!) {\n    setBackground(input: $input) {\n      stepId\n      room {\n        ...RoomParts\n      }\n    }\n  }\n": types.SetBackgroundDocument,
    "\n  query SomeTemplate {\n    templates(limit: 1) {\n      items {\n        id\n      }\n    }\n  }\n": types.SomeTemplateDocument,
    "\n  mutation AssignSeat($input: AssignSeatInput!) {\n    assignSeat(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n": types.AssignSeatDocument,
    "\n  mutation UnassignSeat($input: UnassignSeatInput!) {\n    unassignSeat(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n": types.UnassignSeatDocument,
    "\n  mutation SwapSeats($input: SwapSeatsInput!) {\n    swapSeats(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n": types.SwapSeatsDocument,
    "\n  mutation SeatTogether($input: SeatTogetherInput!) {\n    seatTogether(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      assignments {\n        seatId\n        attendeeId\n      }\n      left\n    }\n  }\n": types.SeatTogetherDocument,
    "\n  mutation HoldAttendee($input: HoldAttendeeInput!) {\n    holdAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n": types.HoldAttendeeDocument,
    "\n  mutation ReleaseAttendee($input: AttendeeIdInput!) {\n    releaseAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n": types.ReleaseAttendeeDocument,
    "\n  mutation PinAttendee($input: AttendeeIdInput!) {\n    pinAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n": types.PinAttendeeDocument,
    "\n  mutation UnpinAttendee($input: AttendeeIdInput!) {\n    unpinAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n": types.UnpinAttendeeDocument,
    "\n  mutation HoldTogether($input: HoldTogetherInput!) {\n    holdTogether(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n": types.HoldTogetherDocument,
    "\n  mutation ReturnToPool($input: ReturnToPoolInput!) {\n    returnToPool(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n": types.ReturnToPoolDocument,
    "\n  fragment SeatingAttendee on Attendee {\n    id\n    order\n    name\n    title\n    company\n    email\n    externalId\n    attendeeRole\n    holdingFor\n    holdReason\n    heldSince\n    isPinned\n    reply\n    party\n    guestOf\n    isNamed\n    tags\n  }\n  fragment SeatingTable on Table {\n    id\n    name\n    order\n    capacity\n    layout\n    endSeats\n    x\n    y\n    rotation\n    tags\n  }\n  fragment SeatingSeat on Seat {\n    id\n    tableId\n    position\n    x\n    y\n    attendeeId\n  }\n": types.SeatingAttendeeFragmentDoc,
    "\n  fragment RuleWords on RuleTerms {\n    kind\n    hard\n    weight\n    who\n    whom\n    by\n    each\n    level\n    how\n    tables\n    tableTag\n    zone\n    place\n    min\n    max\n    prefix\n    source\n    likes {\n      people\n    }\n    avoids {\n      people\n    }\n  }\n": types.RuleWordsFragmentDoc,
    "\n  fragment SeatingRuleParts on SeatingRule {\n    id\n    order\n    rule {\n      ...RuleWords\n    }\n  }\n": types.SeatingRulePartsFragmentDoc,
    "\n  fragment PlanDelta on EventPlanDelta {\n    position\n    menu {\n      ...MenuParts\n    }\n    fields {\n      ...GuestFieldParts\n    }\n    resync\n    deleted\n    removedAttendeeIds\n    tables {\n      ...SeatingTable\n    }\n    removedTableIds\n    seats {\n      ...SeatingSeat\n    }\n    removedSeatIds\n    floorObjects {\n      ...SeatingObject\n    }\n    removedFloorObjectIds\n    room {\n      ...RoomParts\n    }\n    rules {\n      ...SeatingRuleParts\n    }\n    removedRuleIds\n    arrangementIds\n  }\n": types.PlanDeltaFragmentDoc,
    "\n  query SeatingPlan($id: ID!) {\n    eventPlan(id: $id) {\n      id\n      position\n      event {\n        id\n        name\n        startDate\n        location\n        isPublic\n        createdByUserId\n        draftOf\n        draftName\n        liveEvent {\n          id\n          name\n        }\n        setAside {\n          since\n        }\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      tables {\n        ...SeatingTable\n      }\n      seats {\n        ...SeatingSeat\n      }\n      floorObjects {\n        ...SeatingObject\n      }\n      room {\n        ...RoomParts\n      }\n      rules {\n        ...SeatingRuleParts\n      }\n    }\n  }\n": types.SeatingPlanDocument,
    "\n  subscription SeatingPlanChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      by\n      event {\n        id\n        name\n        startDate\n        location\n        isPublic\n        createdByUserId\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      ...PlanDelta\n    }\n  }\n": types.SeatingPlanChangedDocument,
    "\n  mutation ArrangeTables($input: ArrangeTablesInput!) {\n    arrangeTables(input: $input) {\n      stepId\n      tables {\n        ...SeatingTable\n      }\n    }\n  }\n": types.ArrangeTablesDocument,
    "\n  mutation DeleteTables($input: DeleteTablesInput!) {\n    deleteTables(input: $input) {\n      stepId\n      ids\n    }\n  }\n": types.DeleteTablesDocument,
    "\n  mutation MoveTable($input: MoveTableInput!) {\n    moveTable(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n": types.MoveTableDocument,
    "\n  mutation MoveTables($input: MoveTablesInput!) {\n    moveTables(input: $input) {\n      tables {\n        ...SeatingTable\n      }\n    }\n  }\n": types.MoveTablesDocument,
    "\n  mutation EditTable($input: EditTableInput!) {\n    editTable(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n": types.EditTableDocument,
    "\n  mutation ResizeTable($input: ResizeTableInput!) {\n    resizeTable(input: $input) {\n      stepId\n      table {\n        ...SeatingTable\n      }\n      displaced {\n        attendeeId\n      }\n    }\n  }\n": types.ResizeTableDocument,
    "\n  mutation SetEndSeats($input: SetEndSeatsInput!) {\n    setEndSeats(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n": types.SetEndSeatsDocument,
    "\n  mutation DeleteTable($input: TableIdInput!) {\n    deleteTable(input: $input) {\n      stepId\n      id\n    }\n  }\n": types.DeleteTableDocument,
    "\n  mutation DuplicateTable($input: DuplicateTableInput!) {\n    duplicateTable(input: $input) {\n      stepId\n      tables {\n        id\n        name\n      }\n    }\n  }\n": types.DuplicateTableDocument,
    "\n  mutation AutoAssignSeats($input: AutoAssignSeatsInput!) {\n    autoAssignSeats(input: $input) {\n      stepId\n      assigned\n      unassigned\n    }\n  }\n": types.AutoAssignSeatsDocument,
    "\n  fragment ProposalScore on SeatingScore {\n    hard\n    waiting\n    points\n    byRule {\n      ruleId\n      points\n      broken\n    }\n    pairs\n    moves\n  }\n": types.ProposalScoreFragmentDoc,
    "\n  fragment ProposalMove on ProposedMove {\n    attendeeId\n    fromSeatId\n    toSeatId\n  }\n": types.ProposalMoveFragmentDoc,
    "\n  fragment ProposalObstacle on SeatingProposalObstacle {\n    attendeeId\n    name\n    reason\n    other {\n      attendeeId\n      name\n    }\n  }\n": types.ProposalObstacleFragmentDoc,
    "\n  fragment ProposalParts on SeatingProposal {\n    id\n    state\n    progress {\n      share\n      hard\n      waiting\n      points\n    }\n    problem\n    options {\n      scope\n      tableIds\n      seconds\n      moveBudget\n      ladder\n      movePrices {\n        toOtherTable\n        withinTable\n      }\n    }\n    before {\n      ...ProposalScore\n    }\n    after {\n      ...ProposalScore\n    }\n    conflicts {\n      ...ConflictParts\n    }\n    overFull {\n      people\n      seats\n      short\n      tables {\n        tableId\n        more\n      }\n    }\n    moves {\n      ...ProposalMove\n    }\n    rungs {\n      id\n      moveBudget\n      after {\n        ...ProposalScore\n      }\n      moves {\n        ...ProposalMove\n      }\n      obstacles {\n        ...ProposalObstacle\n      }\n    }\n    takenBudget\n    rules {\n      ruleId\n      rule\n    }\n    obstacles {\n      ...ProposalObstacle\n    }\n    createdAt\n    verification {\n      state\n      share\n      problem\n      outcome\n      seats\n      differing\n    }\n  }\n": types.ProposalPartsFragmentDoc,
    "\n  query SeatingProposal($id: ID!) {\n    seatingProposal(id: $id) {\n      ...ProposalParts\n    }\n  }\n": types.SeatingProposalDocument,
    "\n  query SeatingProposals($eventId: ID!) {\n    seatingProposals(eventId: $eventId) {\n      id\n      state\n      createdAt\n      proposedBy {\n        ...MemberName\n      }\n      before {\n        hard\n        waiting\n        points\n      }\n      after {\n        hard\n        waiting\n        points\n      }\n    }\n  }\n": types.SeatingProposalsDocument,
    "\n  subscription SeatingProposalProgressed($id: ID!) {\n    seatingProposalProgressed(jobId: $id) {\n      id\n      state\n      share\n      hard\n      waiting\n      points\n      problem\n    }\n  }\n": types.SeatingProposalProgressedDocument,
    "\n  mutation ProposeSeating($input: ProposeSeatingInput!) {\n    proposeSeating(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n": types.ProposeSeatingDocument,
    "\n  mutation CancelSeatingProposal($input: CancelSeatingProposalInput!) {\n    cancelSeatingProposal(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n": types.CancelSeatingProposalDocument,
    "\n  mutation TakeSeatingProposal($input: TakeSeatingProposalInput!) {\n    takeSeatingProposal(input: $input) {\n      stepId\n      moved\n      left\n      proposal {\n        id\n        state\n      }\n    }\n  }\n": types.TakeSeatingProposalDocument,
    "\n  mutation DiscardSeatingProposal($input: SeatingProposalIdInput!) {\n    discardSeatingProposal(input: $input) {\n      proposal {\n        id\n        state\n      }\n    }\n  }\n": types.DiscardSeatingProposalDocument,
    "\n  mutation VerifySeatingProposal($input: SeatingProposalIdInput!) {\n    verifySeatingProposal(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n": types.VerifySeatingProposalDocument,
    "\n  query ExplainSeat($attendeeId: ID!) {\n    explainSeat(attendeeId: $attendeeId) {\n      attendeeId\n      points\n      most\n      reasons {\n        ...ReasonParts\n      }\n      best {\n        ...OtherSeatParts\n      }\n      elsewhere {\n        ...OtherSeatParts\n      }\n    }\n  }\n\n  fragment ReasonParts on SeatReason {\n    from\n    ruleId\n    kind\n    name\n    role\n    points\n    most\n    broken\n    personIds\n    count\n    of\n  }\n\n  fragment OtherSeatParts on OtherSeat {\n    tableId\n    seatId\n    swapWith\n    hard\n    waiting\n    points\n    reasons {\n      from\n      ruleId\n      kind\n      name\n      points\n      broken\n      personIds\n    }\n  }\n": types.ExplainSeatDocument,
    "\n  query ExplainMove($attendeeId: ID!, $proposalId: ID!, $moveBudget: Int) {\n    before: explainSeat(attendeeId: $attendeeId) {\n      attendeeId\n      points\n    }\n    after: explainSeat(\n      attendeeId: $attendeeId\n      proposalId: $proposalId\n      moveBudget: $moveBudget\n    ) {\n      attendeeId\n      points\n      reasons {\n        ...ReasonParts\n      }\n    }\n  }\n": types.ExplainMoveDocument,
    "\n  query SeatingScore($eventId: ID!) {\n    seatingScore(eventId: $eventId) {\n      eventId\n      hard\n      waiting\n      points\n      byRule {\n        from\n        ruleId\n        kind\n        name\n        points\n        most\n        broken\n        personIds\n        tableIds\n      }\n    }\n  }\n": types.SeatingScoreDocument,
    "\n  query SeatingHeat($eventId: ID!) {\n    seatingHeat(eventId: $eventId) {\n      attendeeId\n      share\n    }\n  }\n": types.SeatingHeatDocument,
    "\n  query ExplainTable($tableId: ID!) {\n    explainTable(tableId: $tableId) {\n      tableId\n      points\n      reasons {\n        from\n        ruleId\n        kind\n        points\n        broken\n        personIds\n        lackingIds\n      }\n    }\n  }\n": types.ExplainTableDocument,
    "\n  mutation AddSeatingRule($input: AddSeatingRuleInput!) {\n    addSeatingRule(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n": types.AddSeatingRuleDocument,
    "\n  mutation ChangeSeatingRule($input: ChangeSeatingRuleInput!) {\n    changeSeatingRule(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n": types.ChangeSeatingRuleDocument,
    "\n  mutation RemoveSeatingRule($input: RemoveSeatingRuleInput!) {\n    removeSeatingRule(input: $input) {\n      stepId\n      id\n    }\n  }\n": types.RemoveSeatingRuleDocument,
    "\n  mutation ApplyRulePreset($input: ApplyRulePresetInput!) {\n    applyRulePreset(input: $input) {\n      stepId\n      addedIds\n      rules {\n        ...SeatingRuleParts\n      }\n    }\n  }\n": types.ApplyRulePresetDocument,
    "\n  mutation PickSeatingPreference($input: PickSeatingPreferenceInput!) {\n    pickSeatingPreference(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n": types.PickSeatingPreferenceDocument,
    "\n  fragment ConflictParts on SeatingConflict {\n    proof\n    ruleIds\n    pinnedIds\n    personIds\n    needed\n    available\n    ways {\n      way\n      ruleId\n      weight\n      personIds\n      effect {\n        waiting\n        hard\n        points\n      }\n    }\n  }\n": types.ConflictPartsFragmentDoc,
    "\n  query SeatingConflicts($eventId: ID!) {\n    seatingConflicts(eventId: $eventId) {\n      ...ConflictParts\n    }\n  }\n": types.SeatingConflictsDocument,
    "\n  mutation AddTables($input: AddTablesInput!) {\n    addTables(input: $input) {\n      stepId\n      tables {\n        id\n      }\n    }\n  }\n": types.AddTablesDocument,
    "\n  mutation AddTable($input: AddTableInput!) {\n    addTable(input: $input) {\n      table {\n        id\n        name\n        capacity\n        layout\n      }\n    }\n  }\n": types.AddTableDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditRow on AuditEntry {\n    id\n    action\n    timestamp\n    previousValue\n    newValue\n    adminUser {\n      ...MemberName\n    }\n    targetUser {\n      ...MemberName\n    }\n  }\n"): (typeof documents)["\n  fragment AuditRow on AuditEntry {\n    id\n    action\n    timestamp\n    previousValue\n    newValue\n    adminUser {\n      ...MemberName\n    }\n    targetUser {\n      ...MemberName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAudit($limit: Int!) {\n    auditLog(limit: $limit) {\n      total\n      items {\n        ...AuditRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminAudit($limit: Int!) {\n    auditLog(limit: $limit) {\n      total\n      items {\n        ...AuditRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFigures {\n    adminStats {\n      ...Figures\n    }\n  }\n"): (typeof documents)["\n  query AdminFigures {\n    adminStats {\n      ...Figures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditUser($input: EditUserInput!) {\n    editUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditUser($input: EditUserInput!) {\n    editUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Figures on AdminStats {\n    totalUsers\n    activeUsers\n    newUsersThisMonth\n    usersByRole {\n      admin\n      moderator\n      user\n    }\n    usersByMembership {\n      basic\n      premium\n      enterprise\n    }\n  }\n"): (typeof documents)["\n  fragment Figures on AdminStats {\n    totalUsers\n    activeUsers\n    newUsersThisMonth\n    usersByRole {\n      admin\n      moderator\n      user\n    }\n    usersByMembership {\n      basic\n      premium\n      enterprise\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RelinkUser($input: RelinkUserInput!) {\n    relinkUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RelinkUser($input: RelinkUserInput!) {\n    relinkUser(input: $input) {\n      user {\n        ...UserRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow on User {\n    id\n    email\n    firstName\n    lastName\n    profileImageUrl\n    role\n    membershipLevel\n    isActive\n    createdAt\n  }\n"): (typeof documents)["\n  fragment UserRow on User {\n    id\n    email\n    firstName\n    lastName\n    profileImageUrl\n    role\n    membershipLevel\n    isActive\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUsers($limit: Int!, $offset: Int!, $search: String) {\n    users(limit: $limit, offset: $offset, search: $search) {\n      total\n      items {\n        ...UserRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminUsers($limit: Int!, $offset: Int!, $search: String) {\n    users(limit: $limit, offset: $offset, search: $search) {\n      total\n      items {\n        ...UserRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventAnalytics($id: ID!) {\n    eventAnalytics(id: $id) {\n      id\n      position\n      event {\n        id\n        name\n        startDate\n        endDate\n      }\n      moments {\n        at\n        attendees\n        checkedIn\n        seats\n        seated\n      }\n      checkIns {\n        at\n        attendees\n        checkedIn\n      }\n      roles {\n        role\n        attendees\n        seated\n        held\n        declined\n        checkedIn\n      }\n      tables {\n        id\n        name\n        capacity\n        seated\n        opportunity\n        prospect\n        employee\n        guest\n        companyCount\n        companies {\n          company\n          seated\n        }\n      }\n      companyCount\n      companies {\n        company\n        attendees\n        seated\n        tableCount\n        tables {\n          name\n          seated\n        }\n        tablemates {\n          company\n          seated\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventAnalytics($id: ID!) {\n    eventAnalytics(id: $id) {\n      id\n      position\n      event {\n        id\n        name\n        startDate\n        endDate\n      }\n      moments {\n        at\n        attendees\n        checkedIn\n        seats\n        seated\n      }\n      checkIns {\n        at\n        attendees\n        checkedIn\n      }\n      roles {\n        role\n        attendees\n        seated\n        held\n        declined\n        checkedIn\n      }\n      tables {\n        id\n        name\n        capacity\n        seated\n        opportunity\n        prospect\n        employee\n        guest\n        companyCount\n        companies {\n          company\n          seated\n        }\n      }\n      companyCount\n      companies {\n        company\n        attendees\n        seated\n        tableCount\n        tables {\n          name\n          seated\n        }\n        tablemates {\n          company\n          seated\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedArrangement on Arrangement {\n    id\n    name\n    description\n    isTemplate\n    isPublic\n    showsEvent\n    createdAt\n  }\n"): (typeof documents)["\n  fragment SavedArrangement on Arrangement {\n    id\n    name\n    description\n    isTemplate\n    isPublic\n    showsEvent\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedArrangements($id: ID!) {\n    event(id: $id) {\n      id\n      arrangements(limit: 1000) {\n        items {\n          ...SavedArrangement\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SavedArrangements($id: ID!) {\n    event(id: $id) {\n      id\n      arrangements(limit: 1000) {\n        items {\n          ...SavedArrangement\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveArrangement($input: SaveArrangementInput!) {\n    saveArrangement(input: $input) {\n      arrangement {\n        id\n        name\n        isPublic\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveArrangement($input: SaveArrangementInput!) {\n    saveArrangement(input: $input) {\n      arrangement {\n        id\n        name\n        isPublic\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShareArrangement($input: ArrangementIdInput!) {\n    shareArrangement(input: $input) {\n      arrangement {\n        id\n        isPublic\n        showsEvent\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShareArrangement($input: ArrangementIdInput!) {\n    shareArrangement(input: $input) {\n      arrangement {\n        id\n        isPublic\n        showsEvent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnshareArrangement($input: ArrangementIdInput!) {\n    unshareArrangement(input: $input) {\n      arrangement {\n        id\n        isPublic\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnshareArrangement($input: ArrangementIdInput!) {\n    unshareArrangement(input: $input) {\n      arrangement {\n        id\n        isPublic\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowEventOnLink($input: ArrangementIdInput!) {\n    showEventOnLink(input: $input) {\n      arrangement {\n        id\n        showsEvent\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShowEventOnLink($input: ArrangementIdInput!) {\n    showEventOnLink(input: $input) {\n      arrangement {\n        id\n        showsEvent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HideEventOnLink($input: ArrangementIdInput!) {\n    hideEventOnLink(input: $input) {\n      arrangement {\n        id\n        showsEvent\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HideEventOnLink($input: ArrangementIdInput!) {\n    hideEventOnLink(input: $input) {\n      arrangement {\n        id\n        showsEvent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArrangementDifference($id: ID!) {\n    arrangementDifference(id: $id) {\n      seats\n      tables\n      objects\n    }\n  }\n"): (typeof documents)["\n  query ArrangementDifference($id: ID!) {\n    arrangementDifference(id: $id) {\n      seats\n      tables\n      objects\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshArrangement($input: ArrangementIdInput!) {\n    refreshArrangement(input: $input) {\n      stepId\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefreshArrangement($input: ArrangementIdInput!) {\n    refreshArrangement(input: $input) {\n      stepId\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackRefresh($input: TakeBackRefreshInput!) {\n    takeBackRefresh(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBackRefresh($input: TakeBackRefreshInput!) {\n    takeBackRefresh(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteArrangement($input: ArrangementIdInput!) {\n    deleteArrangement(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteArrangement($input: ArrangementIdInput!) {\n    deleteArrangement(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditArrangement($input: EditArrangementInput!) {\n    editArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditArrangement($input: EditArrangementInput!) {\n    editArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateArrangement($input: DuplicateArrangementInput!) {\n    duplicateArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DuplicateArrangement($input: DuplicateArrangementInput!) {\n    duplicateArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OfferTemplate($input: ArrangementIdInput!) {\n    offerTemplate(input: $input) {\n      arrangement {\n        id\n        isTemplate\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OfferTemplate($input: ArrangementIdInput!) {\n    offerTemplate(input: $input) {\n      arrangement {\n        id\n        isTemplate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawTemplate($input: ArrangementIdInput!) {\n    withdrawTemplate(input: $input) {\n      arrangement {\n        id\n        isTemplate\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawTemplate($input: ArrangementIdInput!) {\n    withdrawTemplate(input: $input) {\n      arrangement {\n        id\n        isTemplate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreArrangement($input: ArrangementIdInput!) {\n    restoreArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreArrangement($input: ArrangementIdInput!) {\n    restoreArrangement(input: $input) {\n      arrangement {\n        ...SavedArrangement\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArrangementEffect($id: ID!) {\n    arrangementEffect(id: $id) {\n      moved\n      toPool\n      tablesBack\n      tablesChanged\n      objectsBack\n      objectsChanged\n      pinned\n      left {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArrangementEffect($id: ID!) {\n    arrangementEffect(id: $id) {\n      moved\n      toPool\n      tablesBack\n      tablesChanged\n      objectsBack\n      objectsChanged\n      pinned\n      left {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyArrangement($input: ArrangementIdInput!) {\n    applyArrangement(input: $input) {\n      stepId\n      moved\n      toPool\n      tablesBack\n      tablesChanged\n      objectsBack\n      objectsChanged\n      pinned\n      left {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyArrangement($input: ArrangementIdInput!) {\n    applyArrangement(input: $input) {\n      stepId\n      moved\n      toPool\n      tablesBack\n      tablesChanged\n      objectsBack\n      objectsChanged\n      pinned\n      left {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Templates {\n    templates(limit: 200) {\n      items {\n        id\n        name\n        description\n        eventName\n        tables {\n          tableId\n          name\n          layout\n          endSeats\n          x\n          y\n          rotation\n          capacity\n        }\n        objects {\n          objectId\n          kind\n          name\n          shape {\n            ...ShapeParts\n          }\n          x\n          y\n          rotation\n        }\n        outline {\n          ...OutlineParts\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Templates {\n    templates(limit: 200) {\n      items {\n        id\n        name\n        description\n        eventName\n        tables {\n          tableId\n          name\n          layout\n          endSeats\n          x\n          y\n          rotation\n          capacity\n        }\n        objects {\n          objectId\n          kind\n          name\n          shape {\n            ...ShapeParts\n          }\n          x\n          y\n          rotation\n        }\n        outline {\n          ...OutlineParts\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseTemplate($input: UseTemplateInput!) {\n    useTemplate(input: $input) {\n      stepId\n      tables\n      objects\n      seated\n      unmatched\n      ambiguous\n    }\n  }\n"): (typeof documents)["\n  mutation UseTemplate($input: UseTemplateInput!) {\n    useTemplate(input: $input) {\n      stepId\n      tables\n      objects\n      seated\n      unmatched\n      ambiguous\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAttendee($input: AddAttendeeInput!) {\n    addAttendee(input: $input) {\n      attendee {\n        ...AttendeeForm\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddAttendee($input: AddAttendeeInput!) {\n    addAttendee(input: $input) {\n      attendee {\n        ...AttendeeForm\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditAttendee($input: EditAttendeeInput!) {\n    editAttendee(input: $input) {\n      attendee {\n        ...AttendeeForm\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditAttendee($input: EditAttendeeInput!) {\n    editAttendee(input: $input) {\n      attendee {\n        ...AttendeeForm\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AttendeeForm on Attendee {\n    id\n    name\n    title\n    company\n    attendeeRole\n    email\n    phone\n    notes\n    party\n    diets\n    allergies {\n      substance\n      severity\n    }\n    meals\n    custom\n    access\n    externalId\n    photoUrl\n    linkedinUrl\n    currentOpportunity\n    accountExecutive\n    demoStatus\n    demoDate\n    linkedUrl\n    otherAccountNotes\n    tags\n  }\n"): (typeof documents)["\n  fragment AttendeeForm on Attendee {\n    id\n    name\n    title\n    company\n    attendeeRole\n    email\n    phone\n    notes\n    party\n    diets\n    allergies {\n      substance\n      severity\n    }\n    meals\n    custom\n    access\n    externalId\n    photoUrl\n    linkedinUrl\n    currentOpportunity\n    accountExecutive\n    demoStatus\n    demoDate\n    linkedUrl\n    otherAccountNotes\n    tags\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuestNeeds($eventId: ID!) {\n    eventPlan(id: $eventId) {\n      id\n      attendees {\n        id\n        diets\n        allergies {\n          substance\n          severity\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GuestNeeds($eventId: ID!) {\n    eventPlan(id: $eventId) {\n      id\n      attendees {\n        id\n        diets\n        allergies {\n          substance\n          severity\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditPeople($input: EditPeopleInput!) {\n    editPeople(input: $input) {\n      stepId\n    }\n  }\n"): (typeof documents)["\n  mutation EditPeople($input: EditPeopleInput!) {\n    editPeople(input: $input) {\n      stepId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AttendeeDetails on Attendee {\n    ...AttendeeForm\n    eventId\n    isCheckedIn\n    isNamed\n    tags\n    holdingFor\n    holdReason\n    heldSince\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment AttendeeDetails on Attendee {\n    ...AttendeeForm\n    eventId\n    isCheckedIn\n    isNamed\n    tags\n    holdingFor\n    holdReason\n    heldSince\n    createdAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AttendeeDetails($id: ID!) {\n    attendee(id: $id) {\n      ...AttendeeDetails\n    }\n  }\n"): (typeof documents)["\n  query AttendeeDetails($id: ID!) {\n    attendee(id: $id) {\n      ...AttendeeDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AttendeeDetailsChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      position\n      resync\n      attendees {\n        ...AttendeeDetails\n      }\n      removedAttendeeIds\n    }\n  }\n"): (typeof documents)["\n  subscription AttendeeDetailsChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      position\n      resync\n      attendees {\n        ...AttendeeDetails\n      }\n      removedAttendeeIds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditAttendeeField($input: EditAttendeeInput!) {\n    editAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditAttendeeField($input: EditAttendeeInput!) {\n    editAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckInAttendee($input: AttendeeIdInput!) {\n    checkInAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CheckInAttendee($input: AttendeeIdInput!) {\n    checkInAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckOutAttendee($input: AttendeeIdInput!) {\n    checkOutAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CheckOutAttendee($input: AttendeeIdInput!) {\n    checkOutAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HoldWithReason($input: HoldAttendeeInput!) {\n    holdAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n        heldSince\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HoldWithReason($input: HoldAttendeeInput!) {\n    holdAttendee(input: $input) {\n      attendee {\n        id\n        updatedAt\n        heldSince\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAttendee($input: AttendeeIdInput!) {\n    deleteAttendee(input: $input) {\n      stepId\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAttendee($input: AttendeeIdInput!) {\n    deleteAttendee(input: $input) {\n      stepId\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Attention($eventId: ID!) {\n    attention(eventId: $eventId) {\n      kind\n      attendeeIds\n    }\n  }\n"): (typeof documents)["\n  query Attention($eventId: ID!) {\n    attention(eventId: $eventId) {\n      kind\n      attendeeIds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditEntryRow on AuditEntry {\n    id\n    position\n    sequence\n    hash\n    action\n    timestamp\n    previousValue\n    newValue\n    ipAddress\n    userAgent\n    targetEventId\n    adminUser {\n      ...MemberName\n    }\n    targetUser {\n      ...MemberName\n    }\n  }\n"): (typeof documents)["\n  fragment AuditEntryRow on AuditEntry {\n    id\n    position\n    sequence\n    hash\n    action\n    timestamp\n    previousValue\n    newValue\n    ipAddress\n    userAgent\n    targetEventId\n    adminUser {\n      ...MemberName\n    }\n    targetUser {\n      ...MemberName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReplayedMember on ReplayedUser {\n    id\n    email\n    firstName\n    lastName\n    role\n    membershipLevel\n    isActive\n    registeredAt\n  }\n"): (typeof documents)["\n  fragment ReplayedMember on ReplayedUser {\n    id\n    email\n    firstName\n    lastName\n    role\n    membershipLevel\n    isActive\n    registeredAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplayTimeline {\n    replayTimeline {\n      since\n      until\n      marks {\n        timestamp\n        count\n        action\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReplayTimeline {\n    replayTimeline {\n      since\n      until\n      marks {\n        timestamp\n        count\n        action\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplayAt($until: DateTime, $position: String, $search: String, $limit: Int) {\n    replay(until: $until, position: $position) {\n      until\n      previous\n      next\n      lastAction {\n        ...AuditEntryRow\n      }\n      totals {\n        users\n        active\n        admins\n        moderators\n      }\n      users(search: $search, limit: $limit) {\n        ...ReplayedMember\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReplayAt($until: DateTime, $position: String, $search: String, $limit: Int) {\n    replay(until: $until, position: $position) {\n      until\n      previous\n      next\n      lastAction {\n        ...AuditEntryRow\n      }\n      totals {\n        users\n        active\n        admins\n        moderators\n      }\n      users(search: $search, limit: $limit) {\n        ...ReplayedMember\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEntries($filter: AuditFilter, $before: String) {\n    auditEntries(filter: $filter, before: $before, limit: 50) {\n      total\n      next\n      items {\n        ...AuditEntryRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditEntries($filter: AuditFilter, $before: String) {\n    auditEntries(filter: $filter, before: $before, limit: 50) {\n      total\n      next\n      items {\n        ...AuditEntryRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewAuditEntries($filter: AuditFilter, $after: String) {\n    auditEntries(filter: $filter, after: $after, limit: 1) {\n      total\n    }\n  }\n"): (typeof documents)["\n  query NewAuditEntries($filter: AuditFilter, $after: String) {\n    auditEntries(filter: $filter, after: $after, limit: 1) {\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AuditLogChanged($after: String) {\n    auditLogChanged(after: $after) {\n      position\n      resync\n      entries\n    }\n  }\n"): (typeof documents)["\n  subscription AuditLogChanged($after: String) {\n    auditLogChanged(after: $after) {\n      position\n      resync\n      entries\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Drafts($eventId: ID!) {\n    drafts(eventId: $eventId) {\n      id\n      name\n      startedAt\n      changes\n      hasMovedOn\n      startedBy {\n        id\n        firstName\n        lastName\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  query Drafts($eventId: ID!) {\n    drafts(eventId: $eventId) {\n      id\n      name\n      startedAt\n      changes\n      hasMovedOn\n      startedBy {\n        id\n        firstName\n        lastName\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartDraft($input: StartDraftInput!) {\n    startDraft(input: $input) {\n      draft {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartDraft($input: StartDraftInput!) {\n    startDraft(input: $input) {\n      draft {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TakeOverPreview($id: ID!, $tableIds: [ID!]) {\n    takeOverPreview(id: $id, tableIds: $tableIds) {\n      people {\n        attendeeId\n        name\n        what\n        from {\n          ...DraftWhereabouts\n        }\n        to {\n          ...DraftWhereabouts\n        }\n      }\n      peopleCount\n      conflicts {\n        about\n        reason\n        person {\n          attendeeId\n          name\n        }\n        table {\n          tableId\n          name\n        }\n        position\n        place {\n          ...DraftWhereabouts\n        }\n        other {\n          attendeeId\n          name\n        }\n        fields\n      }\n      conflictCount\n      fields\n      rules\n      objects\n      tables {\n        tableId\n        name\n        what\n        people\n      }\n    }\n  }\n  fragment DraftWhereabouts on DraftPlace {\n    in\n    tableName\n    position\n  }\n"): (typeof documents)["\n  query TakeOverPreview($id: ID!, $tableIds: [ID!]) {\n    takeOverPreview(id: $id, tableIds: $tableIds) {\n      people {\n        attendeeId\n        name\n        what\n        from {\n          ...DraftWhereabouts\n        }\n        to {\n          ...DraftWhereabouts\n        }\n      }\n      peopleCount\n      conflicts {\n        about\n        reason\n        person {\n          attendeeId\n          name\n        }\n        table {\n          tableId\n          name\n        }\n        position\n        place {\n          ...DraftWhereabouts\n        }\n        other {\n          attendeeId\n          name\n        }\n        fields\n      }\n      conflictCount\n      fields\n      rules\n      objects\n      tables {\n        tableId\n        name\n        what\n        people\n      }\n    }\n  }\n  fragment DraftWhereabouts on DraftPlace {\n    in\n    tableName\n    position\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeOverDraft($input: TakeOverDraftInput!) {\n    takeOverDraft(input: $input) {\n      stepId\n      eventId\n      isClosed\n    }\n  }\n"): (typeof documents)["\n  mutation TakeOverDraft($input: TakeOverDraftInput!) {\n    takeOverDraft(input: $input) {\n      stepId\n      eventId\n      isClosed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ThrowAwayDraft($input: ThrowAwayDraftInput!) {\n    throwAwayDraft(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ThrowAwayDraft($input: ThrowAwayDraftInput!) {\n    throwAwayDraft(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EraseAttendee($input: EraseInput!) {\n    eraseAttendee(input: $input) {\n      id\n      issues {\n        ...PaperOfGuest\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EraseAttendee($input: EraseInput!) {\n    eraseAttendee(input: $input) {\n      id\n      issues {\n        ...PaperOfGuest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EraseUser($input: EraseInput!) {\n    eraseUser(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation EraseUser($input: EraseInput!) {\n    eraseUser(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IssuesNaming($id: ID!) {\n    issuesNaming(id: $id) {\n      ...PaperOfGuest\n    }\n  }\n  fragment PaperOfGuest on IssuedSheet {\n    id\n    sheet\n    to\n    number\n    createdAt\n  }\n"): (typeof documents)["\n  query IssuesNaming($id: ID!) {\n    issuesNaming(id: $id) {\n      ...PaperOfGuest\n    }\n  }\n  fragment PaperOfGuest on IssuedSheet {\n    id\n    sheet\n    to\n    number\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventRoom($id: ID!) {\n    event(id: $id) {\n      id\n      maxAttendees\n      stats {\n        attendees\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventRoom($id: ID!) {\n    event(id: $id) {\n      id\n      maxAttendees\n      stats {\n        attendees\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteEvent($input: DeleteEventInput!) {\n    deleteEvent(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteEvent($input: DeleteEventInput!) {\n    deleteEvent(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEvent($input: CreateEventInput!) {\n    createEvent(input: $input) {\n      event {\n        ...EventCard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateEvent($input: CreateEventInput!) {\n    createEvent(input: $input) {\n      event {\n        ...EventCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EventsChanged($after: String) {\n    eventsChanged(after: $after) {\n      position\n      resync\n      removedEventIds\n      events {\n        ...EventCard\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription EventsChanged($after: String) {\n    eventsChanged(after: $after) {\n      position\n      resync\n      removedEventIds\n      events {\n        ...EventCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ManagedAttendee on Attendee {\n    ...SeatingAttendee\n    ...AttendeeForm\n    isCheckedIn\n  }\n"): (typeof documents)["\n  fragment ManagedAttendee on Attendee {\n    ...SeatingAttendee\n    ...AttendeeForm\n    isCheckedIn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventDetail($id: ID!) {\n    eventPlan(id: $id) {\n      id\n      position\n      event {\n        ...EventCard\n        setAside {\n          since\n        }\n      }\n      attendees {\n        ...ManagedAttendee\n      }\n      tables {\n        ...SeatingTable\n      }\n      seats {\n        ...SeatingSeat\n      }\n      floorObjects {\n        ...SeatingObject\n      }\n      room {\n        ...RoomParts\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventDetail($id: ID!) {\n    eventPlan(id: $id) {\n      id\n      position\n      event {\n        ...EventCard\n        setAside {\n          since\n        }\n      }\n      attendees {\n        ...ManagedAttendee\n      }\n      tables {\n        ...SeatingTable\n      }\n      seats {\n        ...SeatingSeat\n      }\n      floorObjects {\n        ...SeatingObject\n      }\n      room {\n        ...RoomParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EventDetailChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      event {\n        ...EventCard\n      }\n      attendees {\n        ...ManagedAttendee\n      }\n      ...PlanDelta\n    }\n  }\n"): (typeof documents)["\n  subscription EventDetailChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      event {\n        ...EventCard\n      }\n      attendees {\n        ...ManagedAttendee\n      }\n      ...PlanDelta\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventCard on Event {\n    id\n    name\n    description\n    startDate\n    endDate\n    location\n    status\n    isPublic\n    maxAttendees\n    createdByUserId\n    createdAt\n  }\n"): (typeof documents)["\n  fragment EventCard on Event {\n    id\n    name\n    description\n    startDate\n    endDate\n    location\n    status\n    isPublic\n    maxAttendees\n    createdByUserId\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Events(\n    $limit: Int!\n    $offset: Int!\n    $search: String\n    $status: EventStatus\n    $isMine: Boolean\n    $sort: EventSorting\n  ) {\n    events(\n      limit: $limit\n      offset: $offset\n      search: $search\n      status: $status\n      isMine: $isMine\n      sort: $sort\n    ) {\n      position\n      total\n      items {\n        ...EventCard\n        stats {\n          attendees\n          checkedIn\n          seats\n          assigned\n        }\n        organiser {\n          ...MemberName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Events(\n    $limit: Int!\n    $offset: Int!\n    $search: String\n    $status: EventStatus\n    $isMine: Boolean\n    $sort: EventSorting\n  ) {\n    events(\n      limit: $limit\n      offset: $offset\n      search: $search\n      status: $status\n      isMine: $isMine\n      sort: $sort\n    ) {\n      position\n      total\n      items {\n        ...EventCard\n        stats {\n          attendees\n          checkedIn\n          seats\n          assigned\n        }\n        organiser {\n          ...MemberName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditEvent($input: EditEventInput!) {\n    editEvent(input: $input) {\n      event {\n        ...EventCard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditEvent($input: EditEventInput!) {\n    editEvent(input: $input) {\n      event {\n        ...EventCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PlanTouched($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      position\n      resync\n    }\n  }\n"): (typeof documents)["\n  subscription PlanTouched($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      position\n      resync\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeatingObject on FloorObject {\n    id\n    kind\n    name\n    x\n    y\n    rotation\n    isSolid\n    point {\n      x\n      y\n    }\n    shape {\n      ...ShapeParts\n    }\n  }\n  fragment ShapeParts on FloorShape {\n    type\n    width\n    height\n    points\n    isClosed\n    thickness\n  }\n"): (typeof documents)["\n  fragment SeatingObject on FloorObject {\n    id\n    kind\n    name\n    x\n    y\n    rotation\n    isSolid\n    point {\n      x\n      y\n    }\n    shape {\n      ...ShapeParts\n    }\n  }\n  fragment ShapeParts on FloorShape {\n    type\n    width\n    height\n    points\n    isClosed\n    thickness\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceFloorObject($input: PlaceFloorObjectInput!) {\n    placeFloorObject(input: $input) {\n      object {\n        ...SeatingObject\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceFloorObject($input: PlaceFloorObjectInput!) {\n    placeFloorObject(input: $input) {\n      object {\n        ...SeatingObject\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeFloorObject($input: ChangeFloorObjectInput!) {\n    changeFloorObject(input: $input) {\n      object {\n        ...SeatingObject\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeFloorObject($input: ChangeFloorObjectInput!) {\n    changeFloorObject(input: $input) {\n      object {\n        ...SeatingObject\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFloorObject($input: RemoveFloorObjectInput!) {\n    removeFloorObject(input: $input) {\n      stepId\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFloorObject($input: RemoveFloorObjectInput!) {\n    removeFloorObject(input: $input) {\n      stepId\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFields($input: SetFieldsInput!) {\n    setFields(input: $input) {\n      fields {\n        ...GuestFieldParts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetFields($input: SetFieldsInput!) {\n    setFields(input: $input) {\n      fields {\n        ...GuestFieldParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GuestFieldParts on GuestField {\n    fieldId\n    name\n    kind\n    choices {\n      choiceId\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment GuestFieldParts on GuestField {\n    fieldId\n    name\n    kind\n    choices {\n      choiceId\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventFields($eventId: ID!) {\n    guestFields(eventId: $eventId) {\n      fields {\n        ...GuestFieldParts\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventFields($eventId: ID!) {\n    guestFields(eventId: $eventId) {\n      fields {\n        ...GuestFieldParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Change on HistoryEntry {\n    id\n    action\n    previousState\n    newState\n    timestamp\n    performedBy {\n      ...MemberName\n    }\n    mentions {\n      id\n      kind\n      name\n      position\n    }\n  }\n"): (typeof documents)["\n  fragment Change on HistoryEntry {\n    id\n    action\n    previousState\n    newState\n    timestamp\n    performedBy {\n      ...MemberName\n    }\n    mentions {\n      id\n      kind\n      name\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanComparison($eventId: ID!, $from: String, $to: String) {\n    event(id: $eventId) {\n      id\n      name\n      startDate\n      isPublic\n      createdByUserId\n    }\n    comparison(eventId: $eventId, from: $from, to: $to) {\n      position\n      from {\n        ...ComparedSide\n      }\n      to {\n        ...ComparedSide\n      }\n      people {\n        attendeeId\n        name\n        company\n        attendeeRole\n        kind\n        from {\n          ...Whereabouts\n        }\n        to {\n          ...Whereabouts\n        }\n        swappedWith\n        fields\n      }\n      tables {\n        tableId\n        kind\n        before {\n          ...TableFacts\n        }\n        after {\n          ...TableFacts\n        }\n        changes\n      }\n      details {\n        field\n        before\n        after\n      }\n      rules {\n        ruleId\n        kind\n        before {\n          ...RuleWords\n        }\n        after {\n          ...RuleWords\n        }\n      }\n      objects {\n        objectId\n        before {\n          ...StandingObject\n        }\n        after {\n          ...StandingObject\n        }\n      }\n      placeCards {\n        attendeeId\n        name\n        company\n        tableName\n        position\n        reasons\n      }\n      tableCards {\n        tableId\n        name\n        reasons\n      }\n    }\n  }\n"): (typeof documents)["\n  query PlanComparison($eventId: ID!, $from: String, $to: String) {\n    event(id: $eventId) {\n      id\n      name\n      startDate\n      isPublic\n      createdByUserId\n    }\n    comparison(eventId: $eventId, from: $from, to: $to) {\n      position\n      from {\n        ...ComparedSide\n      }\n      to {\n        ...ComparedSide\n      }\n      people {\n        attendeeId\n        name\n        company\n        attendeeRole\n        kind\n        from {\n          ...Whereabouts\n        }\n        to {\n          ...Whereabouts\n        }\n        swappedWith\n        fields\n      }\n      tables {\n        tableId\n        kind\n        before {\n          ...TableFacts\n        }\n        after {\n          ...TableFacts\n        }\n        changes\n      }\n      details {\n        field\n        before\n        after\n      }\n      rules {\n        ruleId\n        kind\n        before {\n          ...RuleWords\n        }\n        after {\n          ...RuleWords\n        }\n      }\n      objects {\n        objectId\n        before {\n          ...StandingObject\n        }\n        after {\n          ...StandingObject\n        }\n      }\n      placeCards {\n        attendeeId\n        name\n        company\n        tableName\n        position\n        reasons\n      }\n      tableCards {\n        tableId\n        name\n        reasons\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StandingObject on PictureObject {\n    kind\n    name\n    x\n    y\n    rotation\n  }\n"): (typeof documents)["\n  fragment StandingObject on PictureObject {\n    kind\n    name\n    x\n    y\n    rotation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComparedSide on ComparedPlan {\n    reference\n    kind\n    at\n    name\n    tableId\n    counts {\n      people\n      seated\n      pool\n      declined\n      holding\n      checkedIn\n      tables\n      seats\n    }\n    picture {\n      ...PlanPictureParts\n    }\n  }\n"): (typeof documents)["\n  fragment ComparedSide on ComparedPlan {\n    reference\n    kind\n    at\n    name\n    tableId\n    counts {\n      people\n      seated\n      pool\n      declined\n      holding\n      checkedIn\n      tables\n      seats\n    }\n    picture {\n      ...PlanPictureParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Whereabouts on Whereabouts {\n    in\n    tableId\n    tableName\n    seatId\n    position\n    declined\n  }\n"): (typeof documents)["\n  fragment Whereabouts on Whereabouts {\n    in\n    tableId\n    tableName\n    seatId\n    position\n    declined\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TableFacts on TableFacts {\n    name\n    layout\n    endSeats\n    capacity\n    x\n    y\n    rotation\n  }\n"): (typeof documents)["\n  fragment TableFacts on TableFacts {\n    name\n    layout\n    endSeats\n    capacity\n    x\n    y\n    rotation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPeople($id: ID!) {\n    historyPeople(id: $id) {\n      named {\n        id\n        name\n      }\n      nameless\n    }\n  }\n"): (typeof documents)["\n  query HistoryPeople($id: ID!) {\n    historyPeople(id: $id) {\n      named {\n        id\n        name\n      }\n      nameless\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Trail($id: ID!) {\n    attendeeTrail(id: $id) {\n      attendeeId\n      position\n      name\n      stays {\n        in\n        tableName\n        seatPosition\n        reason\n        since\n        until\n        revision\n        performedBy {\n          ...MemberName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Trail($id: ID!) {\n    attendeeTrail(id: $id) {\n      attendeeId\n      position\n      name\n      stays {\n        in\n        tableName\n        seatPosition\n        reason\n        since\n        until\n        revision\n        performedBy {\n          ...MemberName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HistoryRow on HistoryEntry {\n    ...Change\n    position\n    revision\n    stepId\n    eventId\n    ...Standing\n  }\n"): (typeof documents)["\n  fragment HistoryRow on HistoryEntry {\n    ...Change\n    position\n    revision\n    stepId\n    eventId\n    ...Standing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Standing on HistoryEntry {\n    id\n    undoing {\n      stepId\n      timestamp\n      performedBy {\n        ...MemberName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Standing on HistoryEntry {\n    id\n    undoing {\n      stepId\n      timestamp\n      performedBy {\n        ...MemberName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryEntries(\n    $id: ID!\n    $filter: HistoryFilter\n    $before: String\n    $after: String\n    $limit: Int\n  ) {\n    event(id: $id) {\n      id\n      history(filter: $filter, before: $before, after: $after, limit: $limit) {\n        total\n        items {\n          ...HistoryRow\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryEntries(\n    $id: ID!\n    $filter: HistoryFilter\n    $before: String\n    $after: String\n    $limit: Int\n  ) {\n    event(id: $id) {\n      id\n      history(filter: $filter, before: $before, after: $after, limit: $limit) {\n        total\n        items {\n          ...HistoryRow\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryStanding($id: ID!, $filter: HistoryFilter, $limit: Int) {\n    event(id: $id) {\n      id\n      history(filter: $filter, limit: $limit) {\n        items {\n          ...Standing\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryStanding($id: ID!, $filter: HistoryFilter, $limit: Int) {\n    event(id: $id) {\n      id\n      history(filter: $filter, limit: $limit) {\n        items {\n          ...Standing\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryActors($id: ID!) {\n    event(id: $id) {\n      id\n      historyActors {\n        ...MemberName\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryActors($id: ID!) {\n    event(id: $id) {\n      id\n      historyActors {\n        ...MemberName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Restoration($id: ID!, $revision: Int!) {\n    planMoment(eventId: $id, revision: $revision) {\n      revision\n      restoration {\n        isNothing\n        peopleAdded\n        peopleRemoved\n        peopleMoved\n        peopleEdited\n        peopleErased\n        tablesAdded\n        tablesRemoved\n        tablesChanged\n        rulesAdded\n        rulesRemoved\n        rulesChanged\n        objectsAdded\n        objectsRemoved\n        objectsChanged\n        details\n        checkInsLost {\n          attendeeId\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Restoration($id: ID!, $revision: Int!) {\n    planMoment(eventId: $id, revision: $revision) {\n      revision\n      restoration {\n        isNothing\n        peopleAdded\n        peopleRemoved\n        peopleMoved\n        peopleEdited\n        peopleErased\n        tablesAdded\n        tablesRemoved\n        tablesChanged\n        rulesAdded\n        rulesRemoved\n        rulesChanged\n        objectsAdded\n        objectsRemoved\n        objectsChanged\n        details\n        checkInsLost {\n          attendeeId\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreMoment($input: RestoreMomentInput!) {\n    restoreMoment(input: $input) {\n      stepId\n      entry {\n        id\n        revision\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreMoment($input: RestoreMomentInput!) {\n    restoreMoment(input: $input) {\n      stepId\n      entry {\n        id\n        revision\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timeline($id: ID!) {\n    event(id: $id) {\n      id\n      name\n      isPublic\n      createdByUserId\n    }\n    planActivity(eventId: $id) {\n      position\n      changes\n      firstRevision\n      lastRevision\n      parts\n      stretches {\n        part\n        changes\n        from\n        until\n        firstRevision\n        lastRevision\n      }\n      marks {\n        revision\n        entry {\n          ...Change\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Timeline($id: ID!) {\n    event(id: $id) {\n      id\n      name\n      isPublic\n      createdByUserId\n    }\n    planActivity(eventId: $id) {\n      position\n      changes\n      firstRevision\n      lastRevision\n      parts\n      stretches {\n        part\n        changes\n        from\n        until\n        firstRevision\n        lastRevision\n      }\n      marks {\n        revision\n        entry {\n          ...Change\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanMoment($id: ID!, $revision: Int) {\n    planMoment(eventId: $id, revision: $revision) {\n      revision\n      at\n      previousRevision\n      nextRevision\n      lastRevision\n      entry {\n        ...Change\n      }\n      picture {\n        ...PlanPictureParts\n      }\n    }\n  }\n"): (typeof documents)["\n  query PlanMoment($id: ID!, $revision: Int) {\n    planMoment(eventId: $id, revision: $revision) {\n      revision\n      at\n      previousRevision\n      nextRevision\n      lastRevision\n      entry {\n        ...Change\n      }\n      picture {\n        ...PlanPictureParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanPictureParts on PlanPicture {\n    pool\n    declined\n    seated\n    holding\n    tables {\n      tableId\n      name\n      layout\n      endSeats\n      capacity\n      x\n      y\n      rotation\n    }\n    seats {\n      seatId\n      tableId\n      position\n      x\n      y\n      attendeeId\n    }\n    people {\n      attendeeId\n      name\n      company\n      attendeeRole\n      where\n    }\n    objects {\n      objectId\n      kind\n      name\n      x\n      y\n      rotation\n      shape {\n        ...ShapeParts\n      }\n    }\n    room {\n      outline {\n        ...OutlineParts\n      }\n      background {\n        ...BackgroundParts\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PlanPictureParts on PlanPicture {\n    pool\n    declined\n    seated\n    holding\n    tables {\n      tableId\n      name\n      layout\n      endSeats\n      capacity\n      x\n      y\n      rotation\n    }\n    seats {\n      seatId\n      tableId\n      position\n      x\n      y\n      attendeeId\n    }\n    people {\n      attendeeId\n      name\n      company\n      attendeeRole\n      where\n    }\n    objects {\n      objectId\n      kind\n      name\n      x\n      y\n      rotation\n      shape {\n        ...ShapeParts\n      }\n    }\n    room {\n      outline {\n        ...OutlineParts\n      }\n      background {\n        ...BackgroundParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Undo($input: UndoInput!) {\n    undo(input: $input) {\n      entry {\n        ...Change\n        ...Standing\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Undo($input: UndoInput!) {\n    undo(input: $input) {\n      entry {\n        ...Change\n        ...Standing\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Redo($input: RedoInput!) {\n    redo(input: $input) {\n      entry {\n        ...Change\n        ...Standing\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Redo($input: RedoInput!) {\n    redo(input: $input) {\n      entry {\n        ...Change\n        ...Standing\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestSteps($id: ID!) {\n    event(id: $id) {\n      id\n      history(limit: 200) {\n        items {\n          ...Change\n          stepId\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LatestSteps($id: ID!) {\n    event(id: $id) {\n      id\n      history(limit: 200) {\n        items {\n          ...Change\n          stepId\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    myTotals {\n      attendees\n      tables\n      capacity\n    }\n    recentActivity {\n      ...Change\n      event {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    myTotals {\n      attendees\n      tables\n      capacity\n    }\n    recentActivity {\n      ...Change\n      event {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EventsTouched($after: String) {\n    eventsChanged(after: $after) {\n      position\n      resync\n    }\n  }\n"): (typeof documents)["\n  subscription EventsTouched($after: String) {\n    eventsChanged(after: $after) {\n      position\n      resync\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewMerge($input: PreviewMergeInput!) {\n    previewMerge(input: $input) {\n      importId\n      counts {\n        new\n        changed\n        same\n        unclear\n        missing\n      }\n      rows {\n        row\n        is\n        attendeeId\n        name\n        company\n        cells {\n          field\n          is\n          here\n          file\n        }\n        candidates {\n          attendeeId\n          name\n          company\n          cells {\n            field\n            is\n            here\n            file\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewMerge($input: PreviewMergeInput!) {\n    previewMerge(input: $input) {\n      importId\n      counts {\n        new\n        changed\n        same\n        unclear\n        missing\n      }\n      rows {\n        row\n        is\n        attendeeId\n        name\n        company\n        cells {\n          field\n          is\n          here\n          file\n        }\n        candidates {\n          attendeeId\n          name\n          company\n          cells {\n            field\n            is\n            here\n            file\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeGuests($input: MergeGuestsInput!) {\n    mergeGuests(input: $input) {\n      stepId\n      added\n      changed\n      cancelled\n      removed\n    }\n  }\n"): (typeof documents)["\n  mutation MergeGuests($input: MergeGuestsInput!) {\n    mergeGuests(input: $input) {\n      stepId\n      added\n      changed\n      cancelled\n      removed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RememberedMapping($header: [String!]!) {\n    rememberedMapping(header: $header)\n  }\n"): (typeof documents)["\n  query RememberedMapping($header: [String!]!) {\n    rememberedMapping(header: $header)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportAttendees($input: ImportAttendeesInput!) {\n    importAttendees(input: $input) {\n      stepId\n      count\n    }\n  }\n"): (typeof documents)["\n  mutation ImportAttendees($input: ImportAttendeesInput!) {\n    importAttendees(input: $input) {\n      stepId\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseCounts on ServedCourse {\n    courseId\n    name\n    options {\n      optionId\n      name\n      count\n    }\n    notChosen\n  }\n"): (typeof documents)["\n  fragment CourseCounts on ServedCourse {\n    courseId\n    name\n    options {\n      optionId\n      name\n      count\n    }\n    notChosen\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DietCounts on ServedDiets {\n    diets\n    count\n  }\n"): (typeof documents)["\n  fragment DietCounts on ServedDiets {\n    diets\n    count\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AllergyAtTable on KitchenAllergy {\n    attendeeId\n    name\n    tableName\n    position\n    substance\n    severity\n  }\n"): (typeof documents)["\n  fragment AllergyAtTable on KitchenAllergy {\n    attendeeId\n    name\n    tableName\n    position\n    substance\n    severity\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeatAsServed on ServedSeat {\n    seatId\n    position\n    attendeeId\n    name\n    diets\n    allergies {\n      substance\n      severity\n    }\n    meals\n  }\n"): (typeof documents)["\n  fragment SeatAsServed on ServedSeat {\n    seatId\n    position\n    attendeeId\n    name\n    diets\n    allergies {\n      substance\n      severity\n    }\n    meals\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Kitchen($eventId: ID!, $since: Int) {\n    kitchen(eventId: $eventId, since: $since) {\n      eventId\n      revision\n      since\n      before {\n        seated\n        courses {\n          ...CourseCounts\n        }\n        diets {\n          ...DietCounts\n        }\n      }\n      seated\n      courses {\n        ...CourseCounts\n      }\n      diets {\n        ...DietCounts\n      }\n      tables {\n        tableId\n        name\n        courses {\n          ...CourseCounts\n        }\n        seats {\n          ...SeatAsServed\n        }\n        nameBefore\n        changes {\n          position\n          before {\n            ...SeatAsServed\n          }\n        }\n      }\n      tablesGone {\n        tableId\n        name\n      }\n      allergies {\n        ...AllergyAtTable\n      }\n      unseated {\n        people\n        courses {\n          ...CourseCounts\n        }\n        diets {\n          ...DietCounts\n        }\n        allergies {\n          ...AllergyAtTable\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Kitchen($eventId: ID!, $since: Int) {\n    kitchen(eventId: $eventId, since: $since) {\n      eventId\n      revision\n      since\n      before {\n        seated\n        courses {\n          ...CourseCounts\n        }\n        diets {\n          ...DietCounts\n        }\n      }\n      seated\n      courses {\n        ...CourseCounts\n      }\n      diets {\n        ...DietCounts\n      }\n      tables {\n        tableId\n        name\n        courses {\n          ...CourseCounts\n        }\n        seats {\n          ...SeatAsServed\n        }\n        nameBefore\n        changes {\n          position\n          before {\n            ...SeatAsServed\n          }\n        }\n      }\n      tablesGone {\n        tableId\n        name\n      }\n      allergies {\n        ...AllergyAtTable\n      }\n      unseated {\n        people\n        courses {\n          ...CourseCounts\n        }\n        diets {\n          ...DietCounts\n        }\n        allergies {\n          ...AllergyAtTable\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KitchenIssues($eventId: ID!) {\n    issuedSheets(eventId: $eventId) {\n      id\n      sheet\n      number\n      revision\n    }\n  }\n"): (typeof documents)["\n  query KitchenIssues($eventId: ID!) {\n    issuedSheets(eventId: $eventId) {\n      id\n      sheet\n      number\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberName on User {\n    id\n    email\n    firstName\n    lastName\n  }\n"): (typeof documents)["\n  fragment MemberName on User {\n    id\n    email\n    firstName\n    lastName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentUser {\n    me {\n      id\n      email\n      firstName\n      lastName\n      profileImageUrl\n      role\n      membershipLevel\n    }\n  }\n"): (typeof documents)["\n  query CurrentUser {\n    me {\n      id\n      email\n      firstName\n      lastName\n      profileImageUrl\n      role\n      membershipLevel\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMenu($input: SetMenuInput!) {\n    setMenu(input: $input) {\n      menu {\n        ...MenuParts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetMenu($input: SetMenuInput!) {\n    setMenu(input: $input) {\n      menu {\n        ...MenuParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MenuParts on Menu {\n    courses {\n      courseId\n      name\n      options {\n        optionId\n        name\n        fits\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MenuParts on Menu {\n    courses {\n      courseId\n      name\n      options {\n        optionId\n        name\n        fits\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventMenu($eventId: ID!) {\n    menu(eventId: $eventId) {\n      ...MenuParts\n    }\n  }\n"): (typeof documents)["\n  query EventMenu($eventId: ID!) {\n    menu(eventId: $eventId) {\n      ...MenuParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPlusOnes($input: AddPlusOnesInput!) {\n    addPlusOnes(input: $input) {\n      stepId\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddPlusOnes($input: AddPlusOnesInput!) {\n    addPlusOnes(input: $input) {\n      stepId\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EventPresence($id: ID!, $clientId: ID) {\n    eventPresence(id: $id, clientId: $clientId) {\n      present {\n        memberId\n        firstName\n        lastName\n        imageUrl\n        colour\n        since\n        holdingAttendeeIds\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription EventPresence($id: ID!, $clientId: ID) {\n    eventPresence(id: $id, clientId: $clientId) {\n      present {\n        memberId\n        firstName\n        lastName\n        imageUrl\n        colour\n        since\n        holdingAttendeeIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowPresence($input: ShowPresenceInput!) {\n    showPresence(input: $input) {\n      shown\n    }\n  }\n"): (typeof documents)["\n  mutation ShowPresence($input: ShowPresenceInput!) {\n    showPresence(input: $input) {\n      shown\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CardDesigns($eventId: ID!) {\n    cardDesigns(eventId: $eventId) {\n      id\n      name\n      version\n      design {\n        card\n        width\n        height\n        fold\n        elements {\n          type\n          x\n          y\n          width\n          height\n          field\n          words\n          font\n          size\n          align\n          colour\n          fit\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CardDesigns($eventId: ID!) {\n    cardDesigns(eventId: $eventId) {\n      id\n      name\n      version\n      design {\n        card\n        width\n        height\n        fold\n        elements {\n          type\n          x\n          y\n          width\n          height\n          field\n          words\n          font\n          size\n          align\n          colour\n          fit\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CardFactsOfGuests($eventId: ID!) {\n    guestFields(eventId: $eventId) {\n      fields {\n        fieldId\n        name\n        kind\n        choices {\n          choiceId\n          name\n        }\n      }\n    }\n    eventPlan(id: $eventId) {\n      id\n      attendees {\n        id\n        title\n        custom\n        diets\n        allergies {\n          substance\n          severity\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CardFactsOfGuests($eventId: ID!) {\n    guestFields(eventId: $eventId) {\n      fields {\n        fieldId\n        name\n        kind\n        choices {\n          choiceId\n          name\n        }\n      }\n    }\n    eventPlan(id: $eventId) {\n      id\n      attendees {\n        id\n        title\n        custom\n        diets\n        allergies {\n          substance\n          severity\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveCardDesign($input: SaveCardDesignInput!) {\n    saveCardDesign(input: $input) {\n      cardDesign {\n        id\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveCardDesign($input: SaveCardDesignInput!) {\n    saveCardDesign(input: $input) {\n      cardDesign {\n        id\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCardDesign($input: DeleteCardDesignInput!) {\n    deleteCardDesign(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCardDesign($input: DeleteCardDesignInput!) {\n    deleteCardDesign(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueSheet($input: IssueSheetInput!) {\n    issueSheet(input: $input) {\n      issue {\n        id\n        number\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation IssueSheet($input: IssueSheetInput!) {\n    issueSheet(input: $input) {\n      issue {\n        id\n        number\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IssuedSheets($eventId: ID!, $first: Int) {\n    issuedSheets(eventId: $eventId, first: $first) {\n      id\n      sheet\n      to\n      number\n      revision\n      tableIds\n      createdAt\n      pdf\n      printedAs {\n        paper\n        turned\n        perPage\n        order\n        who\n        hasDiets\n        each\n        withList\n        withBackground\n        since\n        designId\n        designVersion\n      }\n      standing {\n        isCurrent\n        changes\n        elsewhere\n        wasUndone\n        tables {\n          tableId\n          name\n          isGone\n        }\n      }\n      issuedBy {\n        ...MemberName\n      }\n    }\n  }\n"): (typeof documents)["\n  query IssuedSheets($eventId: ID!, $first: Int) {\n    issuedSheets(eventId: $eventId, first: $first) {\n      id\n      sheet\n      to\n      number\n      revision\n      tableIds\n      createdAt\n      pdf\n      printedAs {\n        paper\n        turned\n        perPage\n        order\n        who\n        hasDiets\n        each\n        withList\n        withBackground\n        since\n        designId\n        designVersion\n      }\n      standing {\n        isCurrent\n        changes\n        elsewhere\n        wasUndone\n        tables {\n          tableId\n          name\n          isGone\n        }\n      }\n      issuedBy {\n        ...MemberName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TablesByChanges($eventId: ID!) {\n    changesByTable(eventId: $eventId) {\n      tableId\n      changes\n    }\n  }\n"): (typeof documents)["\n  query TablesByChanges($eventId: ID!) {\n    changesByTable(eventId: $eventId) {\n      tableId\n      changes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewCards(\n    $eventId: ID!\n    $sheet: SheetKind!\n    $since: String!\n    $who: CardHolders\n    $hasDiets: Boolean\n    $designId: ID\n  ) {\n    newCards(\n      eventId: $eventId\n      sheet: $sheet\n      since: $since\n      who: $who\n      hasDiets: $hasDiets\n      designId: $designId\n    )\n  }\n"): (typeof documents)["\n  query NewCards(\n    $eventId: ID!\n    $sheet: SheetKind!\n    $since: String!\n    $who: CardHolders\n    $hasDiets: Boolean\n    $designId: ID\n  ) {\n    newCards(\n      eventId: $eventId\n      sheet: $sheet\n      since: $since\n      who: $who\n      hasDiets: $hasDiets\n      designId: $designId\n    )\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountInformation on User {\n    id\n    email\n    role\n    membershipLevel\n    createdAt\n    lastLoginAt\n  }\n"): (typeof documents)["\n  fragment AccountInformation on User {\n    id\n    email\n    role\n    membershipLevel\n    createdAt\n    lastLoginAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileForm on User {\n    id\n    firstName\n    lastName\n    bio\n  }\n"): (typeof documents)["\n  fragment ProfileForm on User {\n    id\n    firstName\n    lastName\n    bio\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) {\n      user {\n        ...ProfileForm\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditProfile($input: EditProfileInput!) {\n    editProfile(input: $input) {\n      user {\n        ...ProfileForm\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    me {\n      profileImageUrl\n      ...ProfileForm\n      ...AccountInformation\n    }\n  }\n"): (typeof documents)["\n  query Profile {\n    me {\n      profileImageUrl\n      ...ProfileForm\n      ...AccountInformation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplyFor($input: ReplyForInput!) {\n    replyFor(input: $input) {\n      stepId\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      formerSeats {\n        attendeeId\n        seatId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReplyFor($input: ReplyForInput!) {\n    replyFor(input: $input) {\n      stepId\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      formerSeats {\n        attendeeId\n        seatId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OutlineParts on RoomOutline {\n    points\n    units\n  }\n  fragment BackgroundParts on RoomBackground {\n    imageId\n    width\n    height\n    x\n    y\n    cmPerPixel\n    rotation\n    opacity\n  }\n  fragment RoomParts on Room {\n    id\n    outline {\n      ...OutlineParts\n    }\n    background {\n      ...BackgroundParts\n    }\n  }\n"): (typeof documents)["\n  fragment OutlineParts on RoomOutline {\n    points\n    units\n  }\n  fragment BackgroundParts on RoomBackground {\n    imageId\n    width\n    height\n    x\n    y\n    cmPerPixel\n    rotation\n    opacity\n  }\n  fragment RoomParts on Room {\n    id\n    outline {\n      ...OutlineParts\n    }\n    background {\n      ...BackgroundParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRoomOutline($input: SetRoomOutlineInput!) {\n    setRoomOutline(input: $input) {\n      stepId\n      room {\n        ...RoomParts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetRoomOutline($input: SetRoomOutlineInput!) {\n    setRoomOutline(input: $input) {\n      stepId\n      room {\n        ...RoomParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetBackground($input: SetBackgroundInput!) {\n    setBackground(input: $input) {\n      stepId\n      room {\n        ...RoomParts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetBackground($input: SetBackgroundInput!) {\n    setBackground(input: $input) {\n      stepId\n      room {\n        ...RoomParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SomeTemplate {\n    templates(limit: 1) {\n      items {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query SomeTemplate {\n    templates(limit: 1) {\n      items {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignSeat($input: AssignSeatInput!) {\n    assignSeat(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AssignSeat($input: AssignSeatInput!) {\n    assignSeat(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnassignSeat($input: UnassignSeatInput!) {\n    unassignSeat(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnassignSeat($input: UnassignSeatInput!) {\n    unassignSeat(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwapSeats($input: SwapSeatsInput!) {\n    swapSeats(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SwapSeats($input: SwapSeatsInput!) {\n    swapSeats(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SeatTogether($input: SeatTogetherInput!) {\n    seatTogether(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      assignments {\n        seatId\n        attendeeId\n      }\n      left\n    }\n  }\n"): (typeof documents)["\n  mutation SeatTogether($input: SeatTogetherInput!) {\n    seatTogether(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      assignments {\n        seatId\n        attendeeId\n      }\n      left\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HoldAttendee($input: HoldAttendeeInput!) {\n    holdAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HoldAttendee($input: HoldAttendeeInput!) {\n    holdAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseAttendee($input: AttendeeIdInput!) {\n    releaseAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReleaseAttendee($input: AttendeeIdInput!) {\n    releaseAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PinAttendee($input: AttendeeIdInput!) {\n    pinAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PinAttendee($input: AttendeeIdInput!) {\n    pinAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnpinAttendee($input: AttendeeIdInput!) {\n    unpinAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnpinAttendee($input: AttendeeIdInput!) {\n    unpinAttendee(input: $input) {\n      attendee {\n        ...SeatingAttendee\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HoldTogether($input: HoldTogetherInput!) {\n    holdTogether(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HoldTogether($input: HoldTogetherInput!) {\n    holdTogether(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReturnToPool($input: ReturnToPoolInput!) {\n    returnToPool(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReturnToPool($input: ReturnToPoolInput!) {\n    returnToPool(input: $input) {\n      seats {\n        ...SeatingSeat\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeatingAttendee on Attendee {\n    id\n    order\n    name\n    title\n    company\n    email\n    externalId\n    attendeeRole\n    holdingFor\n    holdReason\n    heldSince\n    isPinned\n    reply\n    party\n    guestOf\n    isNamed\n    tags\n  }\n  fragment SeatingTable on Table {\n    id\n    name\n    order\n    capacity\n    layout\n    endSeats\n    x\n    y\n    rotation\n    tags\n  }\n  fragment SeatingSeat on Seat {\n    id\n    tableId\n    position\n    x\n    y\n    attendeeId\n  }\n"): (typeof documents)["\n  fragment SeatingAttendee on Attendee {\n    id\n    order\n    name\n    title\n    company\n    email\n    externalId\n    attendeeRole\n    holdingFor\n    holdReason\n    heldSince\n    isPinned\n    reply\n    party\n    guestOf\n    isNamed\n    tags\n  }\n  fragment SeatingTable on Table {\n    id\n    name\n    order\n    capacity\n    layout\n    endSeats\n    x\n    y\n    rotation\n    tags\n  }\n  fragment SeatingSeat on Seat {\n    id\n    tableId\n    position\n    x\n    y\n    attendeeId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RuleWords on RuleTerms {\n    kind\n    hard\n    weight\n    who\n    whom\n    by\n    each\n    level\n    how\n    tables\n    tableTag\n    zone\n    place\n    min\n    max\n    prefix\n    source\n    likes {\n      people\n    }\n    avoids {\n      people\n    }\n  }\n"): (typeof documents)["\n  fragment RuleWords on RuleTerms {\n    kind\n    hard\n    weight\n    who\n    whom\n    by\n    each\n    level\n    how\n    tables\n    tableTag\n    zone\n    place\n    min\n    max\n    prefix\n    source\n    likes {\n      people\n    }\n    avoids {\n      people\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeatingRuleParts on SeatingRule {\n    id\n    order\n    rule {\n      ...RuleWords\n    }\n  }\n"): (typeof documents)["\n  fragment SeatingRuleParts on SeatingRule {\n    id\n    order\n    rule {\n      ...RuleWords\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanDelta on EventPlanDelta {\n    position\n    menu {\n      ...MenuParts\n    }\n    fields {\n      ...GuestFieldParts\n    }\n    resync\n    deleted\n    removedAttendeeIds\n    tables {\n      ...SeatingTable\n    }\n    removedTableIds\n    seats {\n      ...SeatingSeat\n    }\n    removedSeatIds\n    floorObjects {\n      ...SeatingObject\n    }\n    removedFloorObjectIds\n    room {\n      ...RoomParts\n    }\n    rules {\n      ...SeatingRuleParts\n    }\n    removedRuleIds\n    arrangementIds\n  }\n"): (typeof documents)["\n  fragment PlanDelta on EventPlanDelta {\n    position\n    menu {\n      ...MenuParts\n    }\n    fields {\n      ...GuestFieldParts\n    }\n    resync\n    deleted\n    removedAttendeeIds\n    tables {\n      ...SeatingTable\n    }\n    removedTableIds\n    seats {\n      ...SeatingSeat\n    }\n    removedSeatIds\n    floorObjects {\n      ...SeatingObject\n    }\n    removedFloorObjectIds\n    room {\n      ...RoomParts\n    }\n    rules {\n      ...SeatingRuleParts\n    }\n    removedRuleIds\n    arrangementIds\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeatingPlan($id: ID!) {\n    eventPlan(id: $id) {\n      id\n      position\n      event {\n        id\n        name\n        startDate\n        location\n        isPublic\n        createdByUserId\n        draftOf\n        draftName\n        liveEvent {\n          id\n          name\n        }\n        setAside {\n          since\n        }\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      tables {\n        ...SeatingTable\n      }\n      seats {\n        ...SeatingSeat\n      }\n      floorObjects {\n        ...SeatingObject\n      }\n      room {\n        ...RoomParts\n      }\n      rules {\n        ...SeatingRuleParts\n      }\n    }\n  }\n"): (typeof documents)["\n  query SeatingPlan($id: ID!) {\n    eventPlan(id: $id) {\n      id\n      position\n      event {\n        id\n        name\n        startDate\n        location\n        isPublic\n        createdByUserId\n        draftOf\n        draftName\n        liveEvent {\n          id\n          name\n        }\n        setAside {\n          since\n        }\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      tables {\n        ...SeatingTable\n      }\n      seats {\n        ...SeatingSeat\n      }\n      floorObjects {\n        ...SeatingObject\n      }\n      room {\n        ...RoomParts\n      }\n      rules {\n        ...SeatingRuleParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SeatingPlanChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      by\n      event {\n        id\n        name\n        startDate\n        location\n        isPublic\n        createdByUserId\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      ...PlanDelta\n    }\n  }\n"): (typeof documents)["\n  subscription SeatingPlanChanged($id: ID!, $after: String) {\n    eventPlanChanged(id: $id, after: $after) {\n      by\n      event {\n        id\n        name\n        startDate\n        location\n        isPublic\n        createdByUserId\n      }\n      attendees {\n        ...SeatingAttendee\n      }\n      ...PlanDelta\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArrangeTables($input: ArrangeTablesInput!) {\n    arrangeTables(input: $input) {\n      stepId\n      tables {\n        ...SeatingTable\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArrangeTables($input: ArrangeTablesInput!) {\n    arrangeTables(input: $input) {\n      stepId\n      tables {\n        ...SeatingTable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTables($input: DeleteTablesInput!) {\n    deleteTables(input: $input) {\n      stepId\n      ids\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteTables($input: DeleteTablesInput!) {\n    deleteTables(input: $input) {\n      stepId\n      ids\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveTable($input: MoveTableInput!) {\n    moveTable(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MoveTable($input: MoveTableInput!) {\n    moveTable(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveTables($input: MoveTablesInput!) {\n    moveTables(input: $input) {\n      tables {\n        ...SeatingTable\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MoveTables($input: MoveTablesInput!) {\n    moveTables(input: $input) {\n      tables {\n        ...SeatingTable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditTable($input: EditTableInput!) {\n    editTable(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditTable($input: EditTableInput!) {\n    editTable(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResizeTable($input: ResizeTableInput!) {\n    resizeTable(input: $input) {\n      stepId\n      table {\n        ...SeatingTable\n      }\n      displaced {\n        attendeeId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResizeTable($input: ResizeTableInput!) {\n    resizeTable(input: $input) {\n      stepId\n      table {\n        ...SeatingTable\n      }\n      displaced {\n        attendeeId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetEndSeats($input: SetEndSeatsInput!) {\n    setEndSeats(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetEndSeats($input: SetEndSeatsInput!) {\n    setEndSeats(input: $input) {\n      table {\n        ...SeatingTable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTable($input: TableIdInput!) {\n    deleteTable(input: $input) {\n      stepId\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteTable($input: TableIdInput!) {\n    deleteTable(input: $input) {\n      stepId\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateTable($input: DuplicateTableInput!) {\n    duplicateTable(input: $input) {\n      stepId\n      tables {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DuplicateTable($input: DuplicateTableInput!) {\n    duplicateTable(input: $input) {\n      stepId\n      tables {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AutoAssignSeats($input: AutoAssignSeatsInput!) {\n    autoAssignSeats(input: $input) {\n      stepId\n      assigned\n      unassigned\n    }\n  }\n"): (typeof documents)["\n  mutation AutoAssignSeats($input: AutoAssignSeatsInput!) {\n    autoAssignSeats(input: $input) {\n      stepId\n      assigned\n      unassigned\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProposalScore on SeatingScore {\n    hard\n    waiting\n    points\n    byRule {\n      ruleId\n      points\n      broken\n    }\n    pairs\n    moves\n  }\n"): (typeof documents)["\n  fragment ProposalScore on SeatingScore {\n    hard\n    waiting\n    points\n    byRule {\n      ruleId\n      points\n      broken\n    }\n    pairs\n    moves\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProposalMove on ProposedMove {\n    attendeeId\n    fromSeatId\n    toSeatId\n  }\n"): (typeof documents)["\n  fragment ProposalMove on ProposedMove {\n    attendeeId\n    fromSeatId\n    toSeatId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProposalObstacle on SeatingProposalObstacle {\n    attendeeId\n    name\n    reason\n    other {\n      attendeeId\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ProposalObstacle on SeatingProposalObstacle {\n    attendeeId\n    name\n    reason\n    other {\n      attendeeId\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProposalParts on SeatingProposal {\n    id\n    state\n    progress {\n      share\n      hard\n      waiting\n      points\n    }\n    problem\n    options {\n      scope\n      tableIds\n      seconds\n      moveBudget\n      ladder\n      movePrices {\n        toOtherTable\n        withinTable\n      }\n    }\n    before {\n      ...ProposalScore\n    }\n    after {\n      ...ProposalScore\n    }\n    conflicts {\n      ...ConflictParts\n    }\n    overFull {\n      people\n      seats\n      short\n      tables {\n        tableId\n        more\n      }\n    }\n    moves {\n      ...ProposalMove\n    }\n    rungs {\n      id\n      moveBudget\n      after {\n        ...ProposalScore\n      }\n      moves {\n        ...ProposalMove\n      }\n      obstacles {\n        ...ProposalObstacle\n      }\n    }\n    takenBudget\n    rules {\n      ruleId\n      rule\n    }\n    obstacles {\n      ...ProposalObstacle\n    }\n    createdAt\n    verification {\n      state\n      share\n      problem\n      outcome\n      seats\n      differing\n    }\n  }\n"): (typeof documents)["\n  fragment ProposalParts on SeatingProposal {\n    id\n    state\n    progress {\n      share\n      hard\n      waiting\n      points\n    }\n    problem\n    options {\n      scope\n      tableIds\n      seconds\n      moveBudget\n      ladder\n      movePrices {\n        toOtherTable\n        withinTable\n      }\n    }\n    before {\n      ...ProposalScore\n    }\n    after {\n      ...ProposalScore\n    }\n    conflicts {\n      ...ConflictParts\n    }\n    overFull {\n      people\n      seats\n      short\n      tables {\n        tableId\n        more\n      }\n    }\n    moves {\n      ...ProposalMove\n    }\n    rungs {\n      id\n      moveBudget\n      after {\n        ...ProposalScore\n      }\n      moves {\n        ...ProposalMove\n      }\n      obstacles {\n        ...ProposalObstacle\n      }\n    }\n    takenBudget\n    rules {\n      ruleId\n      rule\n    }\n    obstacles {\n      ...ProposalObstacle\n    }\n    createdAt\n    verification {\n      state\n      share\n      problem\n      outcome\n      seats\n      differing\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeatingProposal($id: ID!) {\n    seatingProposal(id: $id) {\n      ...ProposalParts\n    }\n  }\n"): (typeof documents)["\n  query SeatingProposal($id: ID!) {\n    seatingProposal(id: $id) {\n      ...ProposalParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeatingProposals($eventId: ID!) {\n    seatingProposals(eventId: $eventId) {\n      id\n      state\n      createdAt\n      proposedBy {\n        ...MemberName\n      }\n      before {\n        hard\n        waiting\n        points\n      }\n      after {\n        hard\n        waiting\n        points\n      }\n    }\n  }\n"): (typeof documents)["\n  query SeatingProposals($eventId: ID!) {\n    seatingProposals(eventId: $eventId) {\n      id\n      state\n      createdAt\n      proposedBy {\n        ...MemberName\n      }\n      before {\n        hard\n        waiting\n        points\n      }\n      after {\n        hard\n        waiting\n        points\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SeatingProposalProgressed($id: ID!) {\n    seatingProposalProgressed(jobId: $id) {\n      id\n      state\n      share\n      hard\n      waiting\n      points\n      problem\n    }\n  }\n"): (typeof documents)["\n  subscription SeatingProposalProgressed($id: ID!) {\n    seatingProposalProgressed(jobId: $id) {\n      id\n      state\n      share\n      hard\n      waiting\n      points\n      problem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeSeating($input: ProposeSeatingInput!) {\n    proposeSeating(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ProposeSeating($input: ProposeSeatingInput!) {\n    proposeSeating(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelSeatingProposal($input: CancelSeatingProposalInput!) {\n    cancelSeatingProposal(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelSeatingProposal($input: CancelSeatingProposalInput!) {\n    cancelSeatingProposal(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeSeatingProposal($input: TakeSeatingProposalInput!) {\n    takeSeatingProposal(input: $input) {\n      stepId\n      moved\n      left\n      proposal {\n        id\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeSeatingProposal($input: TakeSeatingProposalInput!) {\n    takeSeatingProposal(input: $input) {\n      stepId\n      moved\n      left\n      proposal {\n        id\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardSeatingProposal($input: SeatingProposalIdInput!) {\n    discardSeatingProposal(input: $input) {\n      proposal {\n        id\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DiscardSeatingProposal($input: SeatingProposalIdInput!) {\n    discardSeatingProposal(input: $input) {\n      proposal {\n        id\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifySeatingProposal($input: SeatingProposalIdInput!) {\n    verifySeatingProposal(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifySeatingProposal($input: SeatingProposalIdInput!) {\n    verifySeatingProposal(input: $input) {\n      proposal {\n        ...ProposalParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplainSeat($attendeeId: ID!) {\n    explainSeat(attendeeId: $attendeeId) {\n      attendeeId\n      points\n      most\n      reasons {\n        ...ReasonParts\n      }\n      best {\n        ...OtherSeatParts\n      }\n      elsewhere {\n        ...OtherSeatParts\n      }\n    }\n  }\n\n  fragment ReasonParts on SeatReason {\n    from\n    ruleId\n    kind\n    name\n    role\n    points\n    most\n    broken\n    personIds\n    count\n    of\n  }\n\n  fragment OtherSeatParts on OtherSeat {\n    tableId\n    seatId\n    swapWith\n    hard\n    waiting\n    points\n    reasons {\n      from\n      ruleId\n      kind\n      name\n      points\n      broken\n      personIds\n    }\n  }\n"): (typeof documents)["\n  query ExplainSeat($attendeeId: ID!) {\n    explainSeat(attendeeId: $attendeeId) {\n      attendeeId\n      points\n      most\n      reasons {\n        ...ReasonParts\n      }\n      best {\n        ...OtherSeatParts\n      }\n      elsewhere {\n        ...OtherSeatParts\n      }\n    }\n  }\n\n  fragment ReasonParts on SeatReason {\n    from\n    ruleId\n    kind\n    name\n    role\n    points\n    most\n    broken\n    personIds\n    count\n    of\n  }\n\n  fragment OtherSeatParts on OtherSeat {\n    tableId\n    seatId\n    swapWith\n    hard\n    waiting\n    points\n    reasons {\n      from\n      ruleId\n      kind\n      name\n      points\n      broken\n      personIds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplainMove($attendeeId: ID!, $proposalId: ID!, $moveBudget: Int) {\n    before: explainSeat(attendeeId: $attendeeId) {\n      attendeeId\n      points\n    }\n    after: explainSeat(\n      attendeeId: $attendeeId\n      proposalId: $proposalId\n      moveBudget: $moveBudget\n    ) {\n      attendeeId\n      points\n      reasons {\n        ...ReasonParts\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExplainMove($attendeeId: ID!, $proposalId: ID!, $moveBudget: Int) {\n    before: explainSeat(attendeeId: $attendeeId) {\n      attendeeId\n      points\n    }\n    after: explainSeat(\n      attendeeId: $attendeeId\n      proposalId: $proposalId\n      moveBudget: $moveBudget\n    ) {\n      attendeeId\n      points\n      reasons {\n        ...ReasonParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeatingScore($eventId: ID!) {\n    seatingScore(eventId: $eventId) {\n      eventId\n      hard\n      waiting\n      points\n      byRule {\n        from\n        ruleId\n        kind\n        name\n        points\n        most\n        broken\n        personIds\n        tableIds\n      }\n    }\n  }\n"): (typeof documents)["\n  query SeatingScore($eventId: ID!) {\n    seatingScore(eventId: $eventId) {\n      eventId\n      hard\n      waiting\n      points\n      byRule {\n        from\n        ruleId\n        kind\n        name\n        points\n        most\n        broken\n        personIds\n        tableIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeatingHeat($eventId: ID!) {\n    seatingHeat(eventId: $eventId) {\n      attendeeId\n      share\n    }\n  }\n"): (typeof documents)["\n  query SeatingHeat($eventId: ID!) {\n    seatingHeat(eventId: $eventId) {\n      attendeeId\n      share\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplainTable($tableId: ID!) {\n    explainTable(tableId: $tableId) {\n      tableId\n      points\n      reasons {\n        from\n        ruleId\n        kind\n        points\n        broken\n        personIds\n        lackingIds\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExplainTable($tableId: ID!) {\n    explainTable(tableId: $tableId) {\n      tableId\n      points\n      reasons {\n        from\n        ruleId\n        kind\n        points\n        broken\n        personIds\n        lackingIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddSeatingRule($input: AddSeatingRuleInput!) {\n    addSeatingRule(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddSeatingRule($input: AddSeatingRuleInput!) {\n    addSeatingRule(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSeatingRule($input: ChangeSeatingRuleInput!) {\n    changeSeatingRule(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeSeatingRule($input: ChangeSeatingRuleInput!) {\n    changeSeatingRule(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSeatingRule($input: RemoveSeatingRuleInput!) {\n    removeSeatingRule(input: $input) {\n      stepId\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSeatingRule($input: RemoveSeatingRuleInput!) {\n    removeSeatingRule(input: $input) {\n      stepId\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyRulePreset($input: ApplyRulePresetInput!) {\n    applyRulePreset(input: $input) {\n      stepId\n      addedIds\n      rules {\n        ...SeatingRuleParts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyRulePreset($input: ApplyRulePresetInput!) {\n    applyRulePreset(input: $input) {\n      stepId\n      addedIds\n      rules {\n        ...SeatingRuleParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PickSeatingPreference($input: PickSeatingPreferenceInput!) {\n    pickSeatingPreference(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PickSeatingPreference($input: PickSeatingPreferenceInput!) {\n    pickSeatingPreference(input: $input) {\n      stepId\n      rule {\n        ...SeatingRuleParts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConflictParts on SeatingConflict {\n    proof\n    ruleIds\n    pinnedIds\n    personIds\n    needed\n    available\n    ways {\n      way\n      ruleId\n      weight\n      personIds\n      effect {\n        waiting\n        hard\n        points\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ConflictParts on SeatingConflict {\n    proof\n    ruleIds\n    pinnedIds\n    personIds\n    needed\n    available\n    ways {\n      way\n      ruleId\n      weight\n      personIds\n      effect {\n        waiting\n        hard\n        points\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeatingConflicts($eventId: ID!) {\n    seatingConflicts(eventId: $eventId) {\n      ...ConflictParts\n    }\n  }\n"): (typeof documents)["\n  query SeatingConflicts($eventId: ID!) {\n    seatingConflicts(eventId: $eventId) {\n      ...ConflictParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTables($input: AddTablesInput!) {\n    addTables(input: $input) {\n      stepId\n      tables {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddTables($input: AddTablesInput!) {\n    addTables(input: $input) {\n      stepId\n      tables {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTable($input: AddTableInput!) {\n    addTable(input: $input) {\n      table {\n        id\n        name\n        capacity\n        layout\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddTable($input: AddTableInput!) {\n    addTable(input: $input) {\n      table {\n        id\n        name\n        capacity\n        layout\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
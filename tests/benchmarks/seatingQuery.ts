/** The query of the seating screen: the whole plan at once. */
export const seatingQuery = `query SeatingPlan($id: ID!) {
  eventPlan(id: $id) {
    id
    position
    event { id name description startDate endDate location status isPublic maxAttendees createdByUserId createdAt updatedAt }
    attendees {
      id eventId name title company attendeeRole email phone notes photoUrl linkedinUrl isCheckedIn
      currentOpportunity accountExecutive demoStatus demoDate linkedUrl otherAccountNotes
      tags holdingFor holdReason heldSince createdByUserId createdAt updatedAt
    }
    tables { id eventId name capacity layout endSeats isActive x y rotation createdByUserId createdAt updatedAt }
    seats { id eventId tableId position x y attendeeId }
  }
}`;

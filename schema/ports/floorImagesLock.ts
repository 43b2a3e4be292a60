/**
 * What the advisory lock on the pictures of an event is hashed from. Whoever keeps one holds it, and so does
 * whoever deletes the event: a picture is then known to the deletion, or refused.
 */
export const floorImagesLock = (eventId: string): string => `floor_images ${eventId}`;

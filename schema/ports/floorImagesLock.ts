/**
 * The key of the advisory lock on an event's pictures. Whoever keeps a picture holds it, and so does
 * whoever deletes the event: a picture is then known to the deletion, or refused.
 */
export const floorImagesLock = (eventId: string): string => `floor_images ${eventId}`;

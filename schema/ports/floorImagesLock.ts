/**
 * The key of the advisory lock on an event's pictures. It is held while a picture is stored and
 * while the event is deleted, so that the deletion finds the picture, or the picture is refused.
 */
export const floorImagesLock = (eventId: string): string => `floor_images ${eventId}`;

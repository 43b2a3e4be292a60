/**
 * The key of the advisory lock on an event's pictures. Held while a picture is stored and while the event is
 * deleted, so that either the deletion finds the picture, or the picture is refused.
 */
export const floorImagesLock = (eventId: string): string => `floor_images ${eventId}`;

import type pg from 'pg';

/** The background of an event or a draft whose picture is missing. */
export type MissingPicture = { eventId: string; imageId: string };

/**
 * Backgrounds whose picture is not in `app.floor_images`. The event log has no pictures, so no rebuild
 * restores them: they come from a backup of PostgreSQL, or are uploaded again.
 */
export const readMissingPictures = async (client: pg.Pool): Promise<MissingPicture[]> => {
  // A draft has the pictures of its event.
  const { rows } = await client.query<MissingPicture>(
    `SELECT r.event_id AS "eventId", r.background ->> 'imageId' AS "imageId"
       FROM read.rooms r JOIN read.events e ON e.id = r.event_id
      WHERE r.background IS NOT NULL AND NOT EXISTS (
            SELECT FROM app.floor_images i
             WHERE i.event_id = coalesce(e.draft_of, e.id) AND i.id = r.background ->> 'imageId')
      ORDER BY 1`,
  );
  return rows;
};

/** A line for each missing picture. */
export const missingPictureLines = (missing: readonly MissingPicture[]): string[] =>
  missing.map(
    ({ eventId, imageId }) =>
      `picture missing: the background of ${eventId} is ${imageId}, which is not in app.floor_images; upload it again`,
  );

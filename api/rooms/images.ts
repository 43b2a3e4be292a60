import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { FloorImage } from '../../schema/entities/floorImage.ts';
import { limits } from '../../schema/limits.ts';
import { floorImagesLock } from '../../schema/ports/floorImagesLock.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { notFound, requireEvent, requireMember } from '../auth/authorize.ts';
import { encodeImage, type ImageType } from './encodeImage.ts';

const columns = {
  id: 'id',
  type: 'type',
  width: 'width',
  height: 'height',
  createdAt: 'created_at',
};

const noSuchImage = () => new Refusal('IMAGE_NOT_FOUND', 'The event has no such picture');

/** The event that keeps the pictures of a plan: those of a draft are its event's. */
const keeperOf = async (read: Knex, eventId: string): Promise<string> => {
  const row = await read('events')
    .where({ id: eventId })
    .first<{ draftOf: string | null } | undefined>({ draftOf: 'draft_of' });
  if (!row) throw notFound('event');
  return row.draftOf ?? eventId;
};

/** The size of a picture in pixels. @throws Refusal IMAGE_NOT_FOUND, EVENT_NOT_FOUND */
export const imageOf = async (
  app: Application,
  eventId: string,
  id: string,
): Promise<{ width: number; height: number }> => {
  const found = await app
    .read('floor_images')
    .where({ event_id: await keeperOf(app.read, eventId), id })
    .first<{ width: number; height: number } | undefined>('width', 'height');
  if (!found) throw noSuchImage();
  return found;
};

/** The pictures of an event, the latest first. @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND */
export const imagesOf = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<FloorImage[]> => {
  requireMember(request);
  await requireEvent(app, request, eventId, 'read');
  return app
    .read('floor_images')
    .where({ event_id: await keeperOf(app.read, eventId) })
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .select<FloorImage[]>(columns);
};

/**
 * A picture, for callers who may read its event.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND, IMAGE_NOT_FOUND
 */
export const readImage = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  id: string,
): Promise<{ type: ImageType; bytes: Buffer }> => {
  requireMember(request);
  await requireEvent(app, request, eventId, 'read');
  const found = await app
    .read('floor_images')
    .where({ event_id: await keeperOf(app.read, eventId), id })
    .first<{ type: ImageType; bytes: Buffer } | undefined>('type', 'bytes');
  if (!found) throw noSuchImage();
  return found;
};

/**
 * Keeps a picture for the backgrounds of an event. The same picture again is the one that is there.
 * @throws Refusal as `encodeImage`; LIMIT_REACHED above 5 an event; NOT_SIGNED_IN, EVENT_NOT_FOUND,
 * FORBIDDEN
 */
export const keepImage = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  file: Uint8Array,
): Promise<FloorImage> => {
  requireMember(request);
  // Before the file is decoded, which costs more than to ask.
  await requireEvent(app, request, eventId, 'edit');
  const keeper = await keeperOf(app.read, eventId);
  const { type, width, height, bytes } = await encodeImage(file);
  const id = createHash('sha256').update(bytes).digest('hex');
  return app.read.transaction(async (read) => {
    // Two who upload at once are counted one after the other; so is who deletes the event meanwhile.
    await read.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [floorImagesLock(keeper)]);
    if (!(await read('events').where({ id: keeper }).first('id'))) throw notFound('event');
    const known = await read('floor_images')
      .where({ event_id: keeper, id })
      .first<FloorImage | undefined>(columns);
    if (known) return known;
    const [{ count = 0 } = {}] = await read('floor_images')
      .where({ event_id: keeper })
      .count<{ count: string | number }[]>('* as count');
    if (Number(count) >= limits.imagesPerEvent)
      throw new Refusal('LIMIT_REACHED', `An event has at most ${limits.imagesPerEvent} pictures`);
    const [row] = await read('floor_images')
      .insert({ event_id: keeper, id, type, width, height, bytes })
      .returning<FloorImage[]>(['id', 'type', 'width', 'height', 'created_at as createdAt']);
    return row as FloorImage;
  });
};

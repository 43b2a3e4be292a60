import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { FloorImage } from '../../schema/entities/floorImage.ts';
import { limits } from '../../schema/limits.ts';
import { floorImagesLock } from '../../schema/ports/floorImagesLock.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent } from '../auth/authorize.ts';
import { notFound } from '../core/notFound.ts';
import { encodeImage, type ImageType } from './encodeImage.ts';

const columns = {
  id: 'id',
  type: 'type',
  width: 'width',
  height: 'height',
  createdAt: 'created_at',
};

const noSuchImage = () => new Refusal('IMAGE_NOT_FOUND', 'The event has no such picture');

/** The event that keeps the pictures of a plan. A draft has the pictures of its event. */
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

/** The pictures of an event, latest first. @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND */
export const imagesOf = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<FloorImage[]> => {
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
  await requireEvent(app, request, eventId, 'read');
  const found = await app
    .read('floor_images')
    .where({ event_id: await keeperOf(app.read, eventId), id })
    .first<{ type: ImageType; bytes: Buffer } | undefined>('type', 'bytes');
  if (!found) throw noSuchImage();
  return found;
};

/**
 * Stores a picture for the backgrounds of an event. The same picture is stored only once.
 * @throws Refusal as `encodeImage`; LIMIT_REACHED above 5 an event; NOT_SIGNED_IN, EVENT_NOT_FOUND, FORBIDDEN
 */
export const keepImage = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  file: Uint8Array,
): Promise<FloorImage> => {
  // The right is checked before the file is decoded, because decoding costs more.
  await requireEvent(app, request, eventId, 'edit');
  const keeper = await keeperOf(app.read, eventId);
  const { type, width, height, bytes } = await encodeImage(file);
  const id = createHash('sha256').update(bytes).digest('hex');
  return kept(app, keeper, { id, type, width, height, bytes });
};

/**
 * Copies a picture of one event to another. Returns false if the picture is gone, or if the other event has
 * no room for it.
 */
export const copyImage = async (
  app: Application,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> => {
  const [source, keeper] = await Promise.all([keeperOf(app.read, from), keeperOf(app.read, to)]);
  if (source === keeper) return true;
  const found = await app
    .read('floor_images')
    .where({ event_id: source, id })
    .first<KeptImage | undefined>('id', 'type', 'width', 'height', 'bytes');
  if (!found) return false;
  try {
    await kept(app, keeper, found);
    return true;
  } catch (error) {
    if (isRefusal(error, 'LIMIT_REACHED')) return false;
    throw error;
  }
};

type KeptImage = { id: string; type: ImageType; width: number; height: number; bytes: Buffer };

/** @throws Refusal LIMIT_REACHED, EVENT_NOT_FOUND */
const kept = (app: Application, keeper: string, image: KeptImage): Promise<FloorImage> =>
  app.read.transaction(async (read) => {
    // Concurrent uploads are counted one after the other. A deletion of the event waits, too.
    await read.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [floorImagesLock(keeper)]);
    if (!(await read('events').where({ id: keeper }).first('id'))) throw notFound('event');
    const known = await read('floor_images')
      .where({ event_id: keeper, id: image.id })
      .first<FloorImage | undefined>(columns);
    if (known) return known;
    const [{ count = 0 } = {}] = await read('floor_images')
      .where({ event_id: keeper })
      .count<{ count: string | number }[]>('* as count');
    if (Number(count) >= limits.imagesPerEvent)
      throw new Refusal('LIMIT_REACHED', `An event has at most ${limits.imagesPerEvent} pictures`);
    const [row] = await read('floor_images')
      .insert({ event_id: keeper, ...image })
      .returning<FloorImage[]>(['id', 'type', 'width', 'height', 'created_at as createdAt']);
    return row as FloorImage;
  });

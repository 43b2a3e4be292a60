import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, it } from 'vitest';
import { readMissingPictures } from '../../../projections/rooms/missingPictures.ts';
import type { ArrangementRow } from '../../../schema/entities/arrangement.ts';
import type { FloorImage } from '../../../schema/entities/floorImage.ts';
import type { FloorObjectRow } from '../../../schema/entities/floorObject.ts';
import type { Room } from '../../../schema/entities/room.ts';
import type { PlanScore } from '../../../schema/entities/seatExplanation.ts';
import { limits } from '../../../schema/limits.ts';
import { createPool } from '../../../schema/ports/postgres.ts';
import { pictureOf, pictureThatClaims } from '../../harness/pictures.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, people, seat, stepsOf, unknownId } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

const place = (eventId: string, object: object) =>
  organiser.call<FloorObjectRow & Problem>('POST', `/api/events/${eventId}/objects`, object);
const change = (eventId: string, id: string, changes: object) =>
  organiser.call<FloorObjectRow & Problem>(
    'PATCH',
    `/api/events/${eventId}/objects/${id}`,
    changes,
  );
const setOutline = (eventId: string, outline: unknown) =>
  organiser.call<Room & Problem>('PUT', `/api/events/${eventId}/room`, { outline });
const setBackground = (eventId: string, background: unknown) =>
  organiser.call<Room & Problem>('PUT', `/api/events/${eventId}/background`, { background });
const roomOf = async (eventId: string, caller = organiser) =>
  (await caller.call<Room & Problem>('GET', `/api/events/${eventId}/room`)).body;
const keep = (eventId: string, picture: Uint8Array, type = 'image/png', caller = organiser) =>
  caller.call<FloorImage & Problem>('POST', `/api/events/${eventId}/images`, picture, {
    headers: { 'content-type': type },
  });

const hall = {
  points: [
    [0, 0],
    [900, 0],
    [900, 600],
    [0, 600],
  ],
  units: 'metric',
};
const rect = { type: 'rect', width: 400, height: 200 };
const stage = { kind: 'stage', name: 'Stage', x: 0, y: -400, shape: rect };

it('places a stage that tables keep off, moves and turns it, and undoes each step', async () => {
  const { id } = await anEvent(organiser);
  const placed = await place(id, stage);
  expect(placed).toMatchObject({
    status: 201,
    body: { shape: rect, isSolid: true, point: null, rotation: 0 },
  });
  const shape = {
    type: 'path',
    points: [
      [0, 0],
      [300, 0],
      [0, 200],
    ],
    isClosed: true,
    thickness: 10,
  };
  const changed = await change(id, placed.body.id, { shape, point: { x: 5, y: 6 }, rotation: 90 });
  expect(changed.body).toMatchObject({ shape, point: { x: 5, y: 6 }, rotation: 90, name: 'Stage' });
  await organiser.call('POST', `/api/events/${id}/undo`, {});
  const { body } = await organiser.call<FloorObjectRow[]>('GET', `/api/events/${id}/objects`);
  expect(body).toMatchObject([{ shape: rect, point: null, rotation: 0 }]);
});

it('refuses impossible objects, with their paths, and changes nothing', async () => {
  const { id } = await anEvent(organiser);
  await place(id, stage);
  const before = await stepsOf(organiser, id);
  const path = (points: number[][], isClosed = false) => ({
    type: 'path',
    points,
    isClosed,
    thickness: 10,
  });
  const crossed = [
    [0, 0],
    [100, 100],
    [100, 0],
    [0, 100],
  ];
  const many = Array.from({ length: 201 }, (_, n) => [n, 0]);
  for (const [object, where] of [
    [{ shape: { ...rect, width: 0 } }, 'shape.width'],
    [{ shape: { ...rect, height: limits.floorSize.max + 1 } }, 'shape.height'],
    [{ shape: { ...rect, thickness: 5 } }, 'shape.thickness'],
    [{ shape: { type: 'ellipse', width: 10 } }, 'shape.height'],
    [{ shape: path(many) }, 'shape.points'],
    [{ shape: path([[0, 0]]) }, 'shape.points'],
    [{ shape: path(crossed, true) }, 'shape.points'],
    [{ shape: path(crossed.slice(0, 2), true) }, 'shape.points'],
    [{ x: 19_900 }, 'shape'],
    [{ x: 20_001, shape: undefined }, 'x'],
    [{ name: 'n'.repeat(51) }, 'name'],
    [{ kind: 'text', name: 'n'.repeat(201) }, 'name'],
  ] as const) {
    const { status, body } = await place(id, { ...stage, name: 'Other', ...object });
    expect([status, body.issues?.[0]?.path], JSON.stringify(object)).toEqual([400, where]);
  }
  expect((await place(id, { ...stage, name: 'STAGE' })).body.code).toBe('NAME_TAKEN');
  // A line may cross itself, and a text may be longer than a name.
  expect((await place(id, { ...stage, name: 'Rope', shape: path(crossed) })).status).toBe(201);
  const note = { kind: 'text', name: 'n'.repeat(200), x: 0, y: 0 };
  expect((await place(id, note)).status).toBe(201);
  expect(await stepsOf(organiser, id)).toBe(before + 2);
});

it("selects a zone's tables in rules: a score follows the zone, and proposals keep to it", async () => {
  const { id } = await anEvent(organiser);
  const { table, seats } = await aTable(organiser, id, 4);
  const [ada] = await people(organiser, id, 'Ada');
  await seat(organiser, id, seats[0]?.id ?? '', ada?.id ?? '');
  const zone = (
    await place(id, { kind: 'zone', name: 'Front', x: table.x + 100, y: table.y, shape: rect })
  ).body;
  const rule = { kind: 'AtTable', who: { people: [ada?.id] }, zone: zone.id, weight: 20 };
  const added = await organiser.call<Problem & { rule: object }>(
    'POST',
    `/api/events/${id}/rules`,
    { rule },
  );
  expect(added).toMatchObject({ status: 201 });
  const points = async () =>
    (await organiser.call<PlanScore>('GET', `/api/events/${id}/score`)).body.points;
  const within = await points();
  await change(id, zone.id, { x: table.x + 5_000 });
  expect(await points()).not.toBe(within);
  // The edge counts: the table's centre lies on it.
  await change(id, zone.id, { x: table.x + 200 });
  expect(await points()).toBe(within);

  const needed = { status: 409, body: { code: 'PLACE_IN_USE', rules: [{ rule }] } };
  expect(await change(id, zone.id, { shape: { type: 'point' } })).toMatchObject(needed);
  const at = `/api/events/${id}/objects/${zone.id}`;
  expect(await organiser.call('DELETE', at)).toMatchObject(needed);
  expect((await organiser.call('DELETE', at, { withRules: true })).status).toBe(204);
});

it('is a place to be near to in rules: a score follows the moved stage', async () => {
  const { id } = await anEvent(organiser);
  const { table: one, seats } = await aTable(organiser, id, 4);
  const { table: other } = await aTable(organiser, id, 4);
  const [ada] = await people(organiser, id, 'Ada');
  await seat(organiser, id, seats[0]?.id ?? '', ada?.id ?? '');
  const beside = ({ x, y }: { x: number; y: number }) => ({ x, y: y - 400 });
  const { body: moved } = await place(id, { ...stage, ...beside(one) });
  const rule = { kind: 'Near', who: { people: [ada?.id] }, place: moved.id, weight: 20 };
  expect((await organiser.call('POST', `/api/events/${id}/rules`, { rule })).status).toBe(201);
  const points = async () =>
    (await organiser.call<PlanScore>('GET', `/api/events/${id}/score`)).body.points;
  const near = await points();
  await change(id, moved.id, beside(other));
  expect(await points()).toBeLessThan(near);
  await change(id, moved.id, beside(one));
  expect(await points()).toBe(near);
});

it('refuses a zone without an area, or of an unknown object', async () => {
  const { id } = await anEvent(organiser);
  const bar = (await place(id, { kind: 'bar', name: 'Bar', x: 0, y: 0 })).body;
  for (const zone of [bar.id, unknownId]) {
    const rule = { kind: 'AtTable', who: { everyone: true }, zone, weight: 20 };
    const { status, body } = await organiser.call<Problem>('POST', `/api/events/${id}/rules`, {
      rule,
    });
    expect([status, body.code, body.issues[0]?.path]).toEqual([400, 'RULE_INVALID', 'rule.zone']);
  }
});

it('draws an outline, keeps it in arrangements and templates, and shows it behind links', async () => {
  const { id } = await anEvent(organiser);
  await aTable(organiser, id, 4);
  expect(await roomOf(id)).toEqual({ id, outline: null, background: null });
  expect((await setOutline(id, hall)).body).toEqual({ id, outline: hall, background: null });
  const saved = await organiser.call<ArrangementRow>('POST', `/api/arrangements`, {
    eventId: id,
    name: 'Final',
    isPublic: true,
    isTemplate: true,
  });
  expect(saved.body.outline).toEqual(hall);
  const signedOut = await planner.caller();
  const link = await signedOut.call<ArrangementRow>(
    'GET',
    `/api/public/arrangements/${saved.body.id}`,
  );
  expect(link.body).toMatchObject({ outline: hall });
  expect(link.body).not.toHaveProperty('background');

  expect((await setOutline(id, null)).body.outline).toBeNull();
  await organiser.call('POST', `/api/arrangements/${saved.body.id}/apply`, {});
  expect((await roomOf(id)).outline).toEqual(hall);
  const other = await anEvent(organiser);
  await organiser.call('POST', `/api/arrangements/${saved.body.id}/use`, { eventId: other.id });
  expect((await roomOf(other.id)).outline?.points).toHaveLength(4);
});

it('keeps the background in arrangements and templates, and its picture for the events that use it', async () => {
  const { id } = await anEvent(organiser, { isPublic: true });
  const picture = await pictureOf(60, 40);
  const { id: imageId } = (await keep(id, picture)).body;
  const background = { imageId, cmPerPixel: 3, opacity: 0.4, x: 50, y: -50, rotation: 90 };
  const { body: before } = await setBackground(id, background);
  const all = { eventId: id, isPublic: true, isTemplate: true };
  const { body: saved } = await organiser.call<ArrangementRow>('POST', '/api/arrangements', {
    ...all,
    name: 'Final',
  });
  await setBackground(id, { ...background, cmPerPixel: 9 });
  await organiser.call('POST', `/api/arrangements/${saved.id}/apply`, {});
  expect(await roomOf(id)).toEqual(before);
  const signedOut = await planner.caller();
  const link = await signedOut.call('GET', `/api/public/arrangements/${saved.id}`);
  expect(JSON.stringify(link.body)).not.toContain(imageId);

  const use = async (eventId: string) => {
    const path = `/api/arrangements/${saved.id}/use`;
    expect((await organiser.call('POST', path, { eventId })).status).toBe(200);
    return (await roomOf(eventId)).background;
  };
  const other = await anEvent(organiser);
  expect(await use(other.id)).toEqual(before.background);
  const there = await organiser.call<unknown[]>('GET', `/api/events/${other.id}/images`);
  expect(there.body).toMatchObject([{ id: imageId, width: 60, height: 40 }]);
  expect((await organiser.call('DELETE', `/api/events/${other.id}`)).status).toBe(204);

  const { id: full } = await anEvent(organiser);
  for (let width = 1; width <= limits.imagesPerEvent; width += 1)
    await keep(full, await pictureOf(width, 1));
  expect(await use(full)).toBeNull();
  const { id: own } = await anEvent(organiser);
  const mine = (await keep(own, await pictureOf(7, 7))).body.id;
  await setBackground(own, { imageId: mine, cmPerPixel: 2, opacity: 1 });
  expect((await use(own))?.imageId).toBe(mine);
  expect((await organiser.call<unknown[]>('GET', `/api/events/${own}/images`)).body).toHaveLength(
    1,
  );
});

it('refuses invalid outlines', async () => {
  const { id } = await anEvent(organiser);
  const [a, b, c, d] = hall.points;
  for (const [points, where] of [
    [[a, b], 'outline.points'],
    [[a, c, b, d], 'outline.points'],
    [[a, b, [20_001, 5]], 'outline.points.2.0'],
    [Array.from({ length: 201 }, (_, n) => [n, n * n]), 'outline.points'],
  ] as const) {
    const { status, body } = await setOutline(id, { ...hall, points });
    expect([status, body.issues[0]?.path]).toEqual([400, where]);
  }
  expect((await roomOf(id)).outline).toBeNull();
});

it('stores a picture, puts it under the room, and shows it to those who may see the event', async () => {
  const { id } = await anEvent(organiser);
  const picture = await pictureOf(40, 30);
  const kept = await keep(id, picture);
  expect(kept).toMatchObject({ status: 201, body: { type: 'image/png', width: 40, height: 30 } });
  expect((await keep(id, picture)).body).toEqual(kept.body);
  const imageId = kept.body.id;
  const background = { imageId, cmPerPixel: 2.5, opacity: 0.4 };
  expect((await setBackground(id, background)).body.background).toEqual({
    ...background,
    width: 40,
    height: 30,
    x: 0,
    y: 0,
    rotation: 0,
  });
  const at = `/api/events/${id}/images/${imageId}`;
  const shown = await organiser.call('GET', at);
  expect([
    shown.status,
    shown.headers.get('content-type'),
    shown.headers.get('cache-control'),
  ]).toEqual([200, 'image/png', 'private, max-age=31536000, immutable']);
  expect((await stranger.call('GET', at)).status).toBe(404);
  expect((await keep(id, picture, 'image/png', stranger)).status).toBe(404);

  const { data } = await organiser.graphql<{ startDraft: { draft: { id: string } } }>(
    'mutation ($input: StartDraftInput!) { startDraft(input: $input) { draft { id } } }',
    { input: { eventId: id, name: 'Try' } },
  );
  const draftId = data?.startDraft.draft.id ?? '';
  expect((await roomOf(draftId)).background).toMatchObject({ imageId });
  expect((await organiser.call('GET', `/api/events/${draftId}/images/${imageId}`)).status).toBe(
    200,
  );

  const pool = createPool(planner.databaseUrl);
  try {
    expect(await readMissingPictures(pool)).toEqual([]);
    // As after a restore without the picture, which the log cannot bring back.
    await pool.query('UPDATE app.floor_images SET id = $1 WHERE event_id = $2', ['another', id]);
    const missing = [id, draftId].sort().map((eventId) => ({ eventId, imageId }));
    expect(await readMissingPictures(pool)).toEqual(missing);
    expect((await organiser.call('GET', at)).status).toBe(404);
    expect((await keep(id, picture)).status).toBe(201);
    expect(await readMissingPictures(pool)).toEqual([]);
  } finally {
    await pool.end();
  }

  await organiser.call('DELETE', `/api/events/${id}`);
  expect((await organiser.call('GET', at)).status).toBe(404);
  expect(await planner.application.read('floor_images').where({ event_id: id })).toEqual([]);
});

it('refuses unusable pictures and backgrounds', async () => {
  const { id } = await anEvent(organiser);
  const picture = await pictureOf(4, 3);
  for (const other of [
    await keep(id, picture, 'image/svg+xml'),
    await keep(id, Buffer.from('GIF89a')),
  ])
    expect([other.status, other.body.message]).toEqual([
      415,
      'The picture must be a PNG or a JPEG.',
    ]);
  const large = await keep(id, Buffer.alloc(limits.imageBytes + 1));
  expect([large.status, large.body.message]).toEqual([
    413,
    'The picture is larger than 10 MB. Save it smaller or as a JPEG, and try again.',
  ]);
  const claiming = await keep(id, await pictureThatClaims(50_000, 50_000));
  expect([claiming.status, claiming.body.issues[0]?.path]).toEqual([400, 'file']);
  const other = await anEvent(organiser);
  const { id: imageId } = (await keep(other.id, picture)).body;
  const background = { imageId, cmPerPixel: 2, opacity: 0.4 };
  expect((await setBackground(id, background)).body.code).toBe('IMAGE_NOT_FOUND');
  for (const [field, value] of [
    ['cmPerPixel', 0],
    ['cmPerPixel', 101],
    ['opacity', 0.05],
  ] as const) {
    const { status, body } = await setBackground(other.id, { ...background, [field]: value });
    expect([status, body.issues[0]?.path]).toEqual([400, `background.${field}`]);
  }
  const thin = await keep(other.id, await pictureOf(70_000, 1));
  expect([thin.status, thin.body.issues[0]?.path]).toEqual([400, 'file']);
  for (let n = 2; n <= limits.imagesPerEvent; n += 1)
    expect((await keep(other.id, await pictureOf(4, 10 * n))).status).toBe(201);
  expect((await keep(other.id, await pictureOf(4, 99))).body.code).toBe('LIMIT_REACHED');
});

it('accepts eight concurrent pictures of a member, and refuses more before receiving them', async () => {
  const { id } = await anEvent(organiser);
  const begin = () => {
    const headers = {
      ...{ cookie: organiser.cookie(), origin: planner.url },
      ...{ 'content-type': 'image/png', 'content-length': 1_000 },
    };
    const sent = request(`${planner.url}/api/events/${id}/images`, { method: 'POST', headers });
    sent.on('error', () => undefined).write('begun');
    return sent;
  };
  const begun = Array.from({ length: 9 }, begin);
  const [answer] = (await Promise.race(begun.map((sent) => once(sent, 'response')))) as [
    IncomingMessage,
  ];
  for (const sent of begun) sent.destroy();
  expect(answer.statusCode).toBe(429);
});

import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtClient } from '../../api/embedded/clientBuild.ts';
import { plannedEvent } from '../browser/plannedEvent.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';

type Told = { name: string; variables: object; position: string; data: Record<string, unknown> };
type Page = { query?: { name: string; document: string } };

let planner: TestPlanner;
let olivia: Caller;
let pia: Caller;
let gala: { id: string };
let documents: Map<string, string>;

beforeAll(async () => {
  const folder = await builtClient(() => undefined);
  const pages: Page[] = JSON.parse(await readFile(join(folder, '.vite', 'pages.json'), 'utf8'));
  documents = new Map(
    pages.flatMap(({ query }) => (query ? [[query.name, query.document] as const] : [])),
  );
  planner = await startTestPlanner({ clientFolder: folder });
  olivia = await planner.caller('olivia@example.com');
  pia = await planner.caller('pia@example.com');
  gala = await plannedEvent(olivia, {
    name: 'Gala of Olivia',
    people: ['Jonas Roth', 'Ada Byron'],
    tables: { 'Table 1': 4 },
  });
});
afterAll(() => planner.stop());

const sent = (path: string, headers: Record<string, string>) =>
  new Promise<{ headers: Record<string, unknown>; html: string }>((resolve, reject) => {
    const asked = request(planner.url + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const isPacked = answer.headers['content-encoding'] === 'br';
        const html = (isPacked ? brotliDecompressSync(body) : body).toString();
        resolve({ headers: answer.headers, html });
      });
    });
    asked.on('error', reject).end();
  });

const pageOf = (path: string, who?: Caller, headers: Record<string, string> = {}) =>
  sent(path, { 'accept-encoding': 'br', ...(who && { cookie: who.cookie() }), ...headers });

const toldIn = (html: string): Told | undefined => {
  const [, json] = /id="first-answer">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};
/** On a busy machine, a page may come without the answer: then the next one has it. */
const pageWithAnswer = (path: string, who: Caller, headers?: Record<string, string>) =>
  vi.waitFor(
    async () => {
      const page = await pageOf(path, who, headers);
      const told = toldIn(page.html);
      if (!told) throw new Error(`${path} came without an answer.`);
      return { ...page, told };
    },
    { timeout: 30_000 },
  );
const toldAt = async (path: string, who: Caller) => (await pageWithAnswer(path, who)).told;

const seating = () => `/seating?event=${gala.id}`;
const detail = () => `/events/${gala.id}`;

describe('the answer embedded in a page', () => {
  it.each([
    { name: 'Home', path: () => '/' },
    { name: 'Events', path: () => '/events' },
    { name: 'EventDetail', path: detail },
    { name: 'SeatingPlan', path: seating },
  ])("equals GraphQL's answer to the query $name of its first screen", async ({ name, path }) => {
    const told = await toldAt(path(), olivia);
    const document = documents.get(name) ?? '';
    const asked = await olivia.graphql<object>(document, told.variables);
    expect(asked.errors).toEqual([]);
    expect(told).toMatchObject({ name, data: asked.data });
    expect(JSON.stringify(told)).toContain('Gala of Olivia');
  });

  it('has a position that its rows have reached', async () => {
    const { position, data } = await toldAt(seating(), olivia);
    const plan = data.eventPlan as { position: string };
    expect(position).not.toBe('');
    expect(position <= plan.position).toBe(true);
  });

  it("includes one's own change", async () => {
    const made = await plannedEvent(olivia, { name: 'Made a moment ago' });
    const { data } = await toldAt('/events', olivia);
    expect((data.events as { items: object[] }).items).toContainEqual(
      expect.objectContaining({ id: made.id }),
    );
  });
});

describe('somebody without access', () => {
  it.each(['/', '/events', '/seating'])('is told nothing at %s while signed out', async (path) => {
    const { html, headers } = await pageOf(path === '/seating' ? seating() : path);
    expect(toldIn(html)).toBeUndefined();
    expect(html).not.toContain('Gala of Olivia');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is told nothing of another member’s plan, as of one that does not exist', async () => {
    for (const path of [seating(), detail()]) {
      const { html } = await pageOf(path, pia);
      expect(html).not.toContain('first-answer');
      expect(html).not.toContain('Gala of Olivia');
      expect(html).not.toContain(gala.id);
    }
    for (const path of ['/seating?event=chosen-by-others', '/events/chosen-by-others'])
      expect((await pageOf(path, pia)).html).not.toContain('chosen-by');
    expect(JSON.stringify(await toldAt('/events', pia))).not.toContain('Gala of Olivia');
  });
});

describe('in transit', () => {
  it('is not cached', async () => {
    const { headers } = await pageOf('/events', olivia);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('is not compressed if another site opened the page', async () => {
    const own = await pageWithAnswer('/events', olivia, { 'sec-fetch-site': 'same-origin' });
    expect(own.headers['content-encoding']).toBe('br');
    const others = await pageWithAnswer('/events', olivia, { 'sec-fetch-site': 'cross-site' });
    expect(others.headers['content-encoding']).toBeUndefined();
    expect(others.told.name).toBe('Events');
  });

  it.each([
    '</script><b>',
    '<!--<script>',
    '%CSP_NONCE%',
    "$& $1 $'",
    '</head></body><div id="root"></div>',
  ])('survives an event that is called %j', async (hostile) => {
    const name = `Ball ${hostile} of Zora`;
    const zora = await planner.caller('zora@example.com');
    const { id } = await plannedEvent(zora, { name });
    const { html, told } = await pageWithAnswer(`/seating?event=${id}`, zora);
    const plan = told.data.eventPlan as { event: { name: string } };
    expect(plan.event.name).toBe(name);
    const { html: plain } = await pageWithAnswer(seating(), olivia);
    expect(html.match(/<\/?[a-z!]+/g)).toEqual(plain.match(/<\/?[a-z!]+/g));
  });
});

describe('a page comes without the answer', () => {
  it('if that is large', async () => {
    const people = Array.from({ length: 600 }, (_, n) => `Person number ${n}`);
    const { id } = await plannedEvent(olivia, { name: 'Conference', people });
    expect((await pageOf(`/seating?event=${id}`, olivia)).html).not.toContain('first-answer');
  });

  it('if the database is slow', async () => {
    const other = new pg.Client({ connectionString: planner.databaseUrl });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query('LOCK TABLE read.events IN ACCESS EXCLUSIVE MODE');
      const { html } = await pageOf('/events', olivia);
      expect(html).toContain('olivia@example.com');
      expect(html).not.toContain('first-answer');
    } finally {
      await other.end();
    }
    expect(await toldAt('/events', olivia)).toBeDefined();
  });
});

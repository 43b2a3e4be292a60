import { describe, expect, it } from 'vitest';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import type { SeatingRuleRow } from '../../../schema/entities/seatingRule.ts';
import type { TableRow } from '../../../schema/entities/table.ts';
import type { SeatingRule } from '../../../schema/seatingRules/seatingRules.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { byteForByte, json } from '../byteForByte.ts';
import {
  anEvent,
  aTable,
  type Problem,
  people,
  seat,
  seatsOf,
  stepsOf,
  unknownId,
} from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');

type Dinner = { eventId: string; nina: string; omar: string; petra: string; table: TableRow };
type Answer = SeatingRuleRow &
  Problem & {
    rules: { ruleId: string | null; rule: SeatingRule }[];
    pinnedIds: string[];
    ways: object[];
  };

const dinner = async (): Promise<Dinner> => {
  const { id: eventId } = await anEvent(organiser);
  const [nina, omar, petra] = (await people(organiser, eventId, 'Nina', 'Omar', 'Petra')).map(
    ({ id }) => id,
  ) as [string, string, string];
  const { table } = await aTable(organiser, eventId, 6);
  return { eventId, nina, omar, petra, table };
};

const add = (eventId: string, rule: unknown, more: object = {}, key?: string) =>
  organiser.call<Answer>(
    'POST',
    `/api/events/${eventId}/rules`,
    { rule, ...more },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const added = async (eventId: string, rule: SeatingRule, more: object = {}) => {
  const { status, body } = await add(eventId, rule, more);
  expect(status).toBe(201);
  return body;
};
const addMutation = `mutation ($input: AddSeatingRuleInput!) {
  addSeatingRule(input: $input) { rule { id order } }
}`;
const rulesOf = async (eventId: string) =>
  (await organiser.call<SeatingRuleRow[]>('GET', `/api/events/${eventId}/rules`)).body;
const said = async (eventId: string) => (await rulesOf(eventId)).map(({ rule }) => rule);
const undo = (eventId: string) =>
  organiser.call<Problem>('POST', `/api/events/${eventId}/undo`, {});

const together = (...ids: string[]): SeatingRule => ({
  kind: 'KeepTogether',
  who: { people: ids },
  hard: true,
});
const apart = (one: string, other: string): SeatingRule => ({
  kind: 'KeepApart',
  who: { people: [one] },
  whom: { people: [other] },
  hard: true,
});
const balance: SeatingRule = { kind: 'Balance', weight: 2 };

describe('the rules of an event', () => {
  it('are added, changed and removed, each in a step that can be undone', async () => {
    const { eventId, nina, omar } = await dinner();
    const rule = await added(eventId, together(nina, omar));
    expect(rule).toMatchObject({ eventId, rule: together(nina, omar) });
    await added(eventId, balance);
    expect(await said(eventId)).toEqual([together(nina, omar), balance]);

    const path = `/api/events/${eventId}/rules/${rule.id}`;
    const beside: SeatingRule = {
      kind: 'SitBeside',
      who: {
        any: [{ people: [nina, omar] }, { all: [{ tag: 'vip' }, { not: { role: 'guest' } }] }],
      },
      how: 'nextOrOpposite',
      weight: 20,
    };
    const changed = await organiser.call<SeatingRuleRow>('PATCH', path, { rule: beside });
    expect([changed.status, changed.body.rule]).toEqual([200, beside]);
    expect((await organiser.call('DELETE', path)).status).toBe(204);
    expect(await said(eventId)).toEqual([balance]);
    expect((await organiser.call<Problem>('DELETE', path)).body.code).toBe('RULE_NOT_FOUND');

    await undo(eventId);
    expect(await said(eventId)).toEqual([beside, balance]);
    await undo(eventId);
    expect(await said(eventId)).toEqual([together(nina, omar), balance]);
  });

  it('are added once if sent twice, with one key or without', async () => {
    const { eventId, nina, omar } = await dinner();
    const { body: first } = await add(eventId, together(nina, omar), {}, 'once');
    const { body: again } = await add(eventId, together(nina, omar), {}, 'once');
    const { body: another } = await add(eventId, together(nina, omar));
    expect([again.id, another.id]).toEqual([first.id, first.id]);
    expect(await rulesOf(eventId)).toHaveLength(1);
    const steps = await stepsOf(organiser, eventId);
    await organiser.call('PATCH', `/api/events/${eventId}/rules/${first.id}`, {
      rule: together(nina, omar),
    });
    expect(await stepsOf(organiser, eventId)).toBe(steps);
  });

  it('are added as presets in one step, and not twice', async () => {
    const { eventId } = await dinner();
    const path = `/api/events/${eventId}/rules/presets`;
    const first = await organiser.call<SeatingRuleRow[]>('POST', `${path}/clientDinner`);
    expect(first.status).toBe(200);
    expect(first.body.map(({ rule }) => rule.kind)).toContain('Accompanied');
    const again = await organiser.call<SeatingRuleRow[]>('POST', `${path}/clientDinner`);
    expect(again.body).toEqual(first.body);
    await undo(eventId);
    expect(await rulesOf(eventId)).toEqual([]);
    const { status, body } = await organiser.call<Problem>('POST', `${path}/feast`);
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
  });

  it('are in the history, with the people they name', async () => {
    const { eventId, nina, omar } = await dinner();
    await added(eventId, together(nina, omar));
    const path = `/api/events/${eventId}/history?kind=rules&attendee=${omar}`;
    const { body } = await organiser.call<HistoryRow[]>('GET', path);
    expect(body).toMatchObject([
      {
        action: 'seating_rule_added',
        newState: {
          rule: together(nina, omar),
          people: [{ attendeeId: nina }, { attendeeId: omar }],
        },
      },
    ]);
    const { data } = await organiser.graphql<{ historyPeople: object }>(
      'query ($id: ID!) { historyPeople(id: $id) { named { name } nameless } }',
      { id: body[0]?.id },
    );
    expect(data?.historyPeople).toEqual({
      named: [{ name: 'Nina' }, { name: 'Omar' }],
      nameless: 0,
    });
  });
});

describe('contradicting rules', () => {
  it('are refused by name, and saved anyway on request', async () => {
    const { eventId, nina, omar, petra } = await dinner();
    const one = await added(eventId, together(nina, omar));
    const two = await added(eventId, together(omar, petra));
    const refused = await add(eventId, apart(nina, petra));
    expect([refused.status, refused.body.code]).toEqual([409, 'RULE_CONFLICT']);
    expect(refused.body.message).toBe(
      'Nina with Omar and Omar with Petra cannot both hold while Nina apart from Petra does.',
    );
    const facts = {
      proof: 'apartWithinGroup',
      rules: [
        { ruleId: one.id, rule: one.rule },
        { ruleId: two.id, rule: two.rule },
        { ruleId: null, rule: apart(nina, petra) },
      ],
      ruleIds: [one.id, two.id],
      personIds: [nina, omar, petra],
      ways: [
        { way: 'drop', ruleIds: [two.id], solves: true, tried: true },
        { way: 'drop', ruleIds: [one.id], solves: true, tried: true },
        { way: 'weaken', weight: 20, solves: true },
        { way: 'evenSo', solves: false },
      ],
    };
    expect(refused.body).toMatchObject(facts);
    const { errors } = await organiser.graphql(addMutation, {
      input: { eventId, rule: apart(nina, petra) },
    });
    expect(errors).toMatchObject([
      { message: refused.body.message, extensions: { code: 'RULE_CONFLICT', ...facts } },
    ]);
    expect(await said(eventId)).toEqual([one.rule, two.rule]);
    await added(eventId, apart(nina, petra), { evenSo: true });
    expect(await rulesOf(eventId)).toHaveLength(3);
  });

  it('make room for a new one in one step, which is undone as one', async () => {
    const { eventId, nina, omar, petra } = await dinner();
    const one = await added(eventId, together(nina, omar));
    const two = await added(eventId, together(omar, petra));
    const input = { eventId, rule: apart(nina, petra), without: [two.id] };
    const { data } = await organiser.graphql<{ addSeatingRule: object }>(addMutation, { input });
    expect(data?.addSeatingRule).toMatchObject({ rule: { order: 6 } });
    expect(await said(eventId)).toEqual([one.rule, apart(nina, petra)]);
    await undo(eventId);
    expect(await said(eventId)).toEqual([one.rule, two.rule]);
  });

  it('are refused when a rule is changed, whoever is pinned in between', async () => {
    const { eventId, nina, omar, petra, table } = await dinner();
    const [first] = await seatsOf(organiser, eventId, table.id);
    const [second] = (await aTable(organiser, eventId, 4)).seats;
    const sit = { [nina]: first, [omar]: second };
    for (const [attendeeId, taken] of Object.entries(sit)) {
      await seat(organiser, eventId, taken?.id ?? '', attendeeId);
      const { status } = await organiser.call('POST', `/api/attendees/${attendeeId}/pin`, {});
      expect(status).toBeLessThan(300);
    }
    const rule = await added(eventId, together(nina, petra));
    const path = `/api/events/${eventId}/rules/${rule.id}`;
    const change = (more: object) =>
      organiser.call<Answer>('PATCH', path, { rule: together(nina, omar), ...more });
    const { status, body } = await change({});
    expect([status, body.code, body.pinnedIds]).toEqual([409, 'RULE_CONFLICT', [nina, omar]]);
    expect(body.ways[0]).toEqual({
      way: 'unpin',
      personIds: [nina, omar],
      solves: true,
      tried: true,
    });
    expect((await change({ unpin: [nina, omar] })).status).toBe(200);
    expect(await said(eventId)).toEqual([together(nina, omar)]);
  });
});

describe('leaving people and things', () => {
  it('leave the rules in the same step, and return to them by undo', async () => {
    const { eventId, nina, omar, petra, table } = await dinner();
    const rules: SeatingRule[] = [
      together(nina, omar),
      { kind: 'AtTable', who: { people: [nina, omar, petra] }, tables: [table.id], weight: 5 },
      balance,
    ];
    for (const rule of rules) await added(eventId, rule);

    await organiser.call('DELETE', `/api/attendees/${omar}`);
    expect(await said(eventId)).toEqual([{ ...rules[1], who: { people: [nina, petra] } }, balance]);
    await undo(eventId);
    expect(await said(eventId)).toEqual(rules);

    await organiser.call('DELETE', `/api/tables/${table.id}`);
    expect(await said(eventId)).toEqual([rules[0], balance]);
    await undo(eventId);
    expect(await said(eventId)).toEqual(rules);
  });

  it('may be an object that rules name, which is removed with them only on request', async () => {
    const { eventId, nina } = await dinner();
    const path = `/api/events/${eventId}/objects`;
    const stage = { kind: 'stage', name: 'Stage', x: 400, y: 0 };
    const { body: placed } = await organiser.call<{ id: string }>('POST', path, stage);
    const near: SeatingRule = {
      kind: 'Near',
      who: { people: [nina] },
      place: placed.id,
      weight: 9,
    };
    const rule = await added(eventId, near);

    const remove = (more: object) => organiser.call<Answer>('DELETE', `${path}/${placed.id}`, more);
    const { status, body } = await remove({});
    expect([status, body.code]).toEqual([409, 'PLACE_IN_USE']);
    expect(body.rules).toEqual([{ ruleId: rule.id, rule: near }]);
    expect((await remove({ withRules: true })).status).toBe(204);
    expect(await said(eventId)).toEqual([]);

    await undo(eventId);
    expect(await said(eventId)).toEqual([near]);
    const { body: objects } = await organiser.call<object[]>('GET', path);
    expect(objects).toMatchObject([{ id: placed.id, x: 400 }]);
  });

  it('leave the rules for good by an erasure, whatever is undone', async () => {
    const { eventId, nina, omar, petra } = await dinner();
    await added(eventId, together(nina, omar));
    const three = await added(eventId, together(nina, omar, petra));
    await organiser.call('DELETE', `/api/events/${eventId}/rules/${three.id}`);
    expect((await organiser.call('POST', `/api/attendees/${omar}/erase`)).status).toBeLessThan(300);
    expect(await said(eventId)).toEqual([]);
    await undo(eventId);
    expect(await said(eventId)).toEqual([together(nina, petra)]);
  });

  it('are named by undo as what blocks a rule that names them', async () => {
    const { eventId, nina, omar, petra } = await dinner();
    const rule = await added(eventId, together(nina, omar, petra));
    const path = `/api/events/${eventId}`;
    await organiser.call('DELETE', `${path}/rules/${rule.id}`);
    const { body: history } = await organiser.call<HistoryRow[]>('GET', `${path}/history?limit=1`);
    await organiser.call('DELETE', `/api/attendees/${omar}`);
    const { body: deleted } = await organiser.call<HistoryRow[]>('GET', `${path}/history?limit=1`);
    const { status, body } = await organiser.call<Problem & { stepId: string }>(
      'POST',
      `${path}/undo`,
      { stepId: history[0]?.stepId },
    );
    expect([status, body.code, body.stepId]).toEqual([409, 'UNDO_CONFLICT', deleted[0]?.stepId]);
  });
});

it("include their rules in a person's export", async () => {
  const { eventId, nina, omar, petra } = await dinner();
  const rule = await added(eventId, together(nina, omar));
  await added(eventId, balance);
  const exported = async (id: string) =>
    (await organiser.call<{ rules: object[] }>('GET', `/api/attendees/${id}/export`)).body.rules;
  expect(await exported(omar)).toEqual([{ id: rule.id, rule: together(nina, omar) }]);
  expect(await exported(petra)).toEqual([]);
});

it('bring rules into a draft, and back into the plan when it is taken over', async () => {
  const { eventId, nina, omar, petra } = await dinner();
  await added(eventId, together(nina, omar));
  const { body: draft } = await organiser.call<{ id: string }>(
    'POST',
    `/api/events/${eventId}/drafts`,
    { name: 'Try' },
  );
  const [copied] = await rulesOf(draft.id);
  expect(copied?.rule).toEqual(together(`${nina}~${draft.id}`, `${omar}~${draft.id}`));
  await added(draft.id, apart(`${nina}~${draft.id}`, `${petra}~${draft.id}`));
  expect(await rulesOf(eventId)).toHaveLength(1);
  const { status } = await organiser.call('POST', `/api/drafts/${draft.id}/take-over`, {});
  expect(status).toBe(200);
  expect(await said(eventId)).toEqual([together(nina, omar), apart(nina, petra)]);
});

it('show rules at a moment and between two, to editors', async () => {
  const { eventId, nina, omar } = await dinner();
  const rule = await added(eventId, together(nina, omar));
  const path = `/api/events/${eventId}`;
  const { body: now } = await organiser
    .call<{ revision: number; picture: { rules: object[] } }>('GET', `${path}/moments`)
    .then(async () => {
      const { body: entries } = await organiser.call<HistoryRow[]>(
        'GET',
        `${path}/history?limit=1`,
      );
      return organiser.call<{ revision: number; picture: { rules: object[] } }>(
        'GET',
        `${path}/moments/${entries[0]?.revision}`,
      );
    });
  expect(now.picture.rules).toEqual([{ ruleId: rule.id, rule: together(nina, omar) }]);
  const { body } = await organiser.call<{ rules: object[] }>(
    'GET',
    `${path}/compare?from=r:${now.revision - 1}`,
  );
  expect(body.rules).toEqual([
    { ruleId: rule.id, kind: 'added', before: null, after: together(nina, omar) },
  ]);
});

describe('an invalid rule', () => {
  const deep = (depth: number): object => (depth === 0 ? { tag: 'x' } : { not: deep(depth - 1) });
  const two = { people: ['a', 'b'] };
  const bad: [unknown, string][] = [
    [undefined, 'rule'],
    [null, 'rule'],
    ['KeepTogether', 'rule'],
    [[], 'rule'],
    [{}, 'rule.kind'],
    [{ kind: 'Marry', who: two, hard: true }, 'rule.kind'],
    [{ kind: 'KeepTogether', who: two }, 'rule.weight'],
    [{ kind: 'KeepTogether', who: two, weight: 1e9 }, 'rule.weight'],
    [{ kind: 'KeepTogether', who: two, hard: true, note: 'x' }, 'rule.note'],
    [
      { kind: 'KeepTogether', who: { __proto__: null, constructor: 1 }, hard: true },
      'rule.who.constructor',
    ],
    [{ kind: 'KeepTogether', who: { tag: 'a\u0000b' }, hard: true }, 'rule.who.tag'],
    [{ kind: 'KeepTogether', who: { people: [unknownId, 'b'] }, hard: true }, 'rule.who.people.0'],
    [{ kind: 'Reserved', who: { tag: 'vip' }, tables: [unknownId], hard: true }, 'rule.tables.0'],
    [{ kind: 'Near', who: { tag: 'vip' }, place: unknownId, weight: 3 }, 'rule.place'],
    [{ kind: 'PerTable', who: deep(5), max: 1, weight: 3 }, 'rule.who.not.not.not.not'],
  ];

  it.each(bad)('is refused with its path, and changes nothing: %j', async (rule, path) => {
    const { eventId } = await dinner();
    const { status, body } = await add(eventId, rule);
    expect([status, body.code]).toEqual([400, 'RULE_INVALID']);
    expect(body.issues.map((issue) => issue.path)).toContain(path);
    expect(await rulesOf(eventId)).toEqual([]);
  });

  /** As text, because JSON.stringify cannot nest so deep. */
  const deepest = `${'{"not":'.repeat(10_000)}{"tag":"x"}${'}'.repeat(10_000)}`;
  const deepRule = `{"kind":"PerTable","max":1,"weight":3,"who":${deepest}}`;

  it('is refused however deep it is', async () => {
    const { eventId } = await dinner();
    const path = `/api/events/${eventId}/rules`;
    const { status, body } = await organiser.call<Problem>('POST', path, `{"rule":${deepRule}}`);
    expect([status, body.code]).toEqual([400, 'RULE_INVALID']);
    expect(body.issues.map((issue) => issue.path)).toEqual(['rule.who.not.not.not.not']);
  });

  it('is refused over GraphQL in the same way', async () => {
    const { eventId } = await dinner();
    const mutation = `mutation ($input: AddSeatingRuleInput!) {
      addSeatingRule(input: $input) { rule { id } }
    }`;
    const rule = { kind: 'PerTable', who: deep(5), max: 1, weight: 3 };
    const { errors } = await organiser.graphql(mutation, { input: { eventId, rule } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'RULE_INVALID',
      issues: [{ path: 'rule.who.not.not.not.not' }],
    });
    const variables = `{"input":{"eventId":"${eventId}","rule":${deepRule}}}`;
    const send = byteForByte(planner, organiser);
    const body = `{"query":${JSON.stringify(mutation)},"variables":${variables}}`;
    const { status, text } = await send('POST', '/graphql', { body, headers: json });
    expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([400, 'BAD_INPUT']);
    expect(await rulesOf(eventId)).toEqual([]);
  });
});

it('and a valid one are handled over GraphQL, with the plan and alone', async () => {
  const { eventId, nina, omar } = await dinner();
  const terms = 'id order rule { kind hard weight who whom by each how level tables source }';
  const { data } = await organiser.graphql<{ addSeatingRule: { rule: SeatingRuleRow } }>(
    `mutation ($input: AddSeatingRuleInput!) { addSeatingRule(input: $input) { rule { ${terms} } } }`,
    {
      input: {
        eventId,
        rule: {
          kind: 'KeepTogether',
          who: { any: [{ people: [nina, omar] }, { tag: 'x' }] },
          hard: true,
        },
      },
    },
  );
  const rule = data?.addSeatingRule.rule;
  expect(rule?.rule).toMatchObject({
    kind: 'KeepTogether',
    hard: true,
    weight: null,
    who: { any: [{ people: [nina, omar] }, { tag: 'x' }] },
    whom: null,
  });
  await organiser.graphql(
    'mutation ($input: ChangeSeatingRuleInput!) { changeSeatingRule(input: $input) { position } }',
    {
      input: { eventId, ruleId: rule?.id, rule: { kind: 'Pairs', source: 'metBefore', weight: 4 } },
    },
  );
  const { data: listed } = await organiser.graphql<{
    seatingRules: object[];
    eventPlan: { rules: object[] };
  }>(
    `query ($id: ID!) { seatingRules(eventId: $id) { ${terms} } eventPlan(id: $id) { rules { ${terms} } } }`,
    { id: eventId },
  );
  expect(listed?.seatingRules).toMatchObject([
    { id: rule?.id, rule: { kind: 'Pairs', source: 'metBefore', weight: 4, hard: null } },
  ]);
  expect(listed?.eventPlan.rules).toEqual(listed?.seatingRules);
});

describe('what is known about pairs', () => {
  type Pairs = Extract<SeatingRule, { kind: 'Pairs' }>;
  const prefer = (eventId: string, ids: string[], preference: string) =>
    organiser.call<Answer>('PATCH', `/api/events/${eventId}/preferences`, {
      people: ids,
      preference,
    });
  const points = async (eventId: string) => {
    const path = `/api/events/${eventId}/score`;
    return (await organiser.call<{ points: number }>('GET', path)).body.points;
  };
  const seatAt = async (eventId: string, tableId: string, ids: string[], by = organiser) => {
    const seats = await seatsOf(by, eventId, tableId);
    for (const [n, id] of ids.entries()) await seat(by, eventId, seats[n]?.id ?? '', id);
  };

  it('includes likes and dislikes: they count, and each is undone separately', async () => {
    const { eventId, nina, omar, petra, table } = await dinner();
    await seatAt(eventId, table.id, [nina, omar, petra]);
    expect((await prefer(eventId, [nina, omar], 'likes')).status).toBe(200);
    expect(await points(eventId)).toBe(8);
    const { body } = await prefer(eventId, [petra, nina], 'avoids');
    expect((body.rule as unknown as Pairs).avoids).toEqual([{ people: [nina, petra].sort() }]);
    expect(await points(eventId)).toBe(0);
    await undo(eventId);
    expect(await points(eventId)).toBe(8);
    await prefer(eventId, [omar, nina], 'none');
    expect(await said(eventId)).toEqual([{ kind: 'Pairs', source: 'preferences', weight: 8 }]);
    expect((await prefer(eventId, [nina, unknownId], 'likes')).body.code).toBe('RULE_INVALID');
    expect((await prefer(eventId, [nina, nina], 'likes')).body.code).toBe('RULE_INVALID');
  });

  it("includes who sat together at the organiser's earlier events, by address or name", async () => {
    const at = (startDate: string) => ({ startDate, endDate: startDate });
    const someone = (email: string, name: string, company?: string) => ({ name, email, company });
    const planned = async (by: Caller, startDate: string, tables: object[][], more = {}) => {
      const { id: eventId } = await anEvent(by, { ...at(startDate), ...more });
      for (const group of tables) {
        const { body } = await by.call<{ id: string }[]>('POST', '/api/attendees/bulk', {
          eventId,
          attendees: group,
        });
        const { table } = await aTable(by, eventId, 6);
        await seatAt(
          eventId,
          table.id,
          body.map(({ id }) => id),
          by,
        );
      }
    };
    const stranger = await planner.caller('stranger@example.com');
    const [nina, omar, petra] = [
      someone('nina@example.com', 'Nina'),
      someone('omar@example.com', 'Omar'),
      someone('petra@example.com', 'Petra'),
    ] as const;
    await planned(organiser, '2026-01-10T18:00:00.000Z', [
      [
        someone('NINA@example.com', 'Nina Maria'),
        { name: 'omar', company: '' },
        { name: 'Guest', guestOf: 'omar' },
      ],
      [petra, someone('new@example.com', 'New')],
    ]);
    // An event in the future, a cancelled one, and one of somebody else.
    await planned(organiser, '2026-12-24T18:00:00.000Z', [[nina, petra]]);
    await planned(organiser, '2026-02-10T18:00:00.000Z', [[nina, petra]], { status: 'cancelled' });
    await planned(stranger, '2026-02-10T18:00:00.000Z', [[omar, petra]]);

    const { id: eventId } = await anEvent(organiser, at('2026-06-01T18:00:00.000Z'));
    const { body: guests } = await organiser.call<{ id: string }[]>('POST', '/api/attendees/bulk', {
      eventId,
      attendees: [nina, omar, petra, { name: 'Guest', guestOf: 'Petra' }],
    });
    const ids = guests.slice(0, 3).map(({ id }) => id);
    const rule = await added(eventId, { kind: 'Pairs', source: 'metBefore', weight: 6 });
    const met = (rule.rule as unknown as Pairs).met?.map(({ people: group }) => [...group].sort());
    expect(met).toEqual([ids.slice(0, 2).sort()]);
    const { table } = await aTable(organiser, eventId, 6);
    await seatAt(eventId, table.id, ids);
    expect(await points(eventId)).toBe(-6);

    // People who leave are no longer listed.
    await organiser.call('DELETE', `/api/attendees/${ids[1]}`);
    expect(await said(eventId)).toEqual([{ kind: 'Pairs', source: 'metBefore', weight: 6 }]);
  });
});

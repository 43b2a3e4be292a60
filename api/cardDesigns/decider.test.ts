import { it } from 'vitest';
import type { CardDesignsEvent } from '../../schema/domainEvents.ts';
import { examples } from '../../schema/golden/examples.ts';
import { limits } from '../../schema/limits.ts';
import { historyOf } from '../../tests/harness/givenWhenThen.ts';
import { cardDesignsDecider } from './decider.ts';

const given = historyOf(cardDesignsDecider);

const { version: _, ...ivory } = examples.CardDesignSaved;
type Changes = Partial<typeof ivory>;
const save = (changes: Changes & { isNew?: boolean; version?: number } = {}) =>
  ({ type: 'SaveCardDesign', isNew: false, ...ivory, ...changes }) as const;
const saved = (version: number, changes: Changes = {}): CardDesignsEvent => ({
  type: 'CardDesignSaved',
  data: { ...ivory, ...changes, version },
});
const { eventId, designId, name, design } = ivory;
const remove = { type: 'DeleteCardDesign', eventId, designId } as const;
const gone: CardDesignsEvent = {
  type: 'CardDesignDeleted',
  data: { eventId, designId, name, design },
};

it('saves a design and counts its versions', () => {
  given([])
    .when(save({ isNew: true }))
    .gives([saved(1)]);
  given([saved(1)])
    .when(save({ name: 'Cream' }))
    .gives([saved(2, { name: 'Cream' })]);
});

it('records nothing if nothing would change, whichever version was edited', () => {
  given([saved(1), saved(2, { name: 'Cream' })])
    .when(save({ name: 'Cream', version: 1 }))
    .gives([]);
});

it('refuses an edit of an older version', () => {
  const cream = saved(2, { name: 'Cream' });
  given([saved(1), cream])
    .when(save({ name: 'White', version: 1 }))
    .refuses('CONFLICT');
  given([saved(1), cream])
    .when(save({ name: 'White', version: 2 }))
    .gives([saved(3, { name: 'White' })]);
});

it("refuses another design's name, ignoring case", () => {
  given([saved(1)])
    .when(save({ isNew: true, designId: 'other', name: 'IVORY' }))
    .refuses('NAME_TAKEN', { issues: [{ path: 'name' }] });
  given([saved(1)])
    .when(save({ name: 'IVORY' }))
    .gives([saved(2, { name: 'IVORY' })]);
});

it('finds no design that was never saved or was deleted', () => {
  given([]).when(save()).refuses('NOT_FOUND');
  given([saved(1)])
    .when(remove)
    .gives([gone]);
  given([saved(1), gone])
    .when(remove)
    .refuses('NOT_FOUND');
  given([saved(1), gone])
    .when(save())
    .refuses('NOT_FOUND');
});

it('refuses more designs than an event may have', () => {
  const most = Array.from({ length: limits.cardDesignsPerEvent }, (_, n) =>
    saved(1, { designId: `d${n}`, name: `Design ${n}` }),
  );
  given(most)
    .when(save({ isNew: true }))
    .refuses('LIMIT_REACHED');
  given(most.slice(1))
    .when(save({ isNew: true }))
    .gives([saved(1)]);
});

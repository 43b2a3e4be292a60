import type { HistoryAction as Action } from '../../schema/historyKinds.ts';
import type { RuleKind } from '../../schema/seatingRules/seatingRules.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';
import type { ChangeFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/history.ftl';
import { listText, momentText } from '../texts/formats.ts';
import { type ChangeWords, changeWordsOf, namesOfReversal, type StateWords } from './change.ts';
import { layoutWords } from './layoutWords.ts';

type Sentence = (words: ChangeWords) => string;

const moved: Sentence = ({ who, before, after }) =>
  t('moved', { who, person: after.person(), from: before.place(), to: after.place() });

const undone = {
  added: 'undone-added',
  removed: 'undone-removed',
  moved: 'undone-moved',
  people: 'undone-people',
  tables: 'undone-tables',
  rules: 'undone-rules',
  change: 'undone-change',
} as const;

const redone = {
  added: 'redone-added',
  removed: 'redone-removed',
  moved: 'redone-moved',
  people: 'redone-people',
  tables: 'redone-tables',
  rules: 'redone-rules',
  change: 'redone-change',
} as const;

/** Describes an undo or redo by its effect on people, or otherwise on tables. */
const takenBack =
  (texts: typeof undone | typeof redone): Sentence =>
  ({ who, after }) => {
    const people = namesOfReversal(after);
    if (people) return t(texts.people, { who, people });
    for (const what of ['added', 'removed', 'moved', 'tables', 'rules'] as const) {
      const count = after.number(what);
      if (count > 0) return t(texts[what], { who, count });
    }
    return t(texts.change, { who });
  };

type TextKey = Parameters<typeof t>[0];

/** Describes several people in one step: by name if they are few, otherwise by number. */
const several =
  (byName: TextKey, counted: TextKey, more: Record<string, string> = {}): Sentence =>
  ({ who, after }) => {
    const people = after.people('people');
    const values = { who, table: after.table(), ...more };
    return people
      ? t(byName, { ...values, people })
      : t(counted, { ...values, count: after.count('people') });
  };

const ruleTexts: Record<RuleKind, string> = {
  KeepTogether: t('rule-KeepTogether'),
  KeepApart: t('rule-KeepApart'),
  SitBeside: t('rule-SitBeside'),
  Accompanied: t('rule-Accompanied'),
  Near: t('rule-Near'),
  AtTable: t('rule-AtTable'),
  Reserved: t('rule-Reserved'),
  PerTable: t('rule-PerTable'),
  NotAlone: t('rule-NotAlone'),
  Alternate: t('rule-Alternate'),
  InCommon: t('rule-InCommon'),
  Balance: t('rule-Balance'),
  Pairs: t('rule-Pairs'),
};

/** The kind of a rule, and the people it names if they are few. */
const ruleText = (state: StateWords): string => {
  const kind = ruleTexts[state.within('rule').text('kind') as RuleKind] ?? t('rule-other');
  const people = state.people('people');
  return people ? t('rule-of-people', { kind, people }) : kind;
};

/** Names the arrangement if its name is known. */
const ofArrangement =
  (byName: TextKey, nameless: TextKey): Sentence =>
  ({ who, arrangement }) =>
    arrangement ? t(byName, { who, name: arrangement }) : t(nameless, { who });

/** Does not name the draft or template, which readers of the event may not see. */
const ofSource =
  (byName: TextKey, nameless: TextKey): Sentence =>
  ({ who, after }) => {
    const name = after.text('name');
    return name ? t(byName, { who, name }) : t(nameless, { who });
  };

/** A sentence for every domain event of a plan or an arrangement. */
const sentences: Record<Action, Sentence> = {
  event_plan_created: ({ who }) => t('event-created', { who }),
  event_plan_edited: ({ who }) => t('event-edited', { who }),
  event_plan_deleted: ({ who }) => t('event-deleted', { who }),
  attendee_added: ({ who, after }) => t('attendee-added', { who, person: after.person() }),
  attendees_imported: ({ who, after }) =>
    t('attendees-imported', { who, count: after.number('count') }),
  guest_list_imported: ({ who, after }) => {
    const [count, rules] = [after.number('added'), after.number('rules')];
    if (after.is('isUpdate', true))
      return t('guest-list-updated', { who, added: count, edited: after.number('edited') });
    if (rules === 0) return t('attendees-imported', { who, count });
    return count === 0
      ? t('wishes-imported', { who, rules })
      : t('guest-list-imported', { who, count, rules });
  },
  guest_list_merged: ({ who, after }) => {
    const changes = (['added', 'edited', 'removed'] as const).flatMap((what) => {
      const count = after.number(what);
      return count > 0 ? t('merged', { what, count }) : [];
    });
    return changes.length === 0
      ? t('same-list-merged', { who })
      : t('guest-list-merged', { who, changes: listText(changes) });
  },
  attendee_edited: ({ who, after }) => t('attendee-edited', { who, person: after.person() }),
  people_edited: several('edited-people', 'edited-together'),
  attendee_deleted: ({ who }) => t('attendee-deleted', { who }),
  attendee_erased: ({ who }) => t('attendee-erased', { who }),
  attendee_checked_in: ({ who, after }) => t('checked-in', { who, person: after.person() }),
  attendee_checked_out: ({ who, after }) => t('checked-out', { who, person: after.person() }),
  attendee_held: moved,
  attendee_released: moved,
  hold_reason_changed: ({ who, after }) =>
    t('hold-reason-changed', { who, person: after.person() }),
  attendee_pinned: ({ who, after }) =>
    t('pinned', { who, person: after.person(), seat: after.place() }),
  attendee_unpinned: ({ who, after }) =>
    t('unpinned', { who, person: after.person(), seat: after.place() }),
  table_added: ({ who, after }) =>
    t('table-added', { who, table: after.table(), seats: after.number('capacity') }),
  tables_added: ({ who, after }) =>
    t('tables-added', {
      who,
      count: after.number('count'),
      first: after.text('first'),
      last: after.text('last'),
      seats: after.within('more').number('seats'),
    }),
  table_renamed: ({ who, before, after }) =>
    t('table-renamed', { who, before: before.text('name'), after: after.text('name') }),
  table_layout_changed: ({ who, after }) =>
    t('table-layout-changed', {
      who,
      table: after.table(),
      layout: layoutWords[after.text('layout') as TableLayout] ?? '',
    }),
  table_resized: ({ who, before, after }) =>
    t('table-resized', {
      who,
      table: after.table(),
      before: before.number('capacity'),
      after: after.number('capacity'),
    }),
  table_end_seats_switched: ({ who, after }) =>
    after.is('endSeats', true)
      ? t('end-seats-added', { who, table: after.table() })
      : t('end-seats-removed', { who, table: after.table() }),
  table_moved: ({ who, after }) => t('table-moved', { who, table: after.table() }),
  tables_moved: ({ who, after }) => t('tables-moved', { who, count: after.number('count') }),
  table_tagged: ({ who, after }) => t('table-tagged', { who, table: after.table() }),
  table_deleted: ({ who, before }) => t('table-deleted', { who, table: before.table() }),
  floor_object_placed: ({ who, after }) => t('object-placed', { who, name: after.text('name') }),
  floor_object_changed: ({ who, before, after }) => {
    const name = after.text('name');
    if (name) return t('object-renamed', { who, before: before.text('name'), after: name });
    const isMoved = !after.is('place', undefined);
    return t(isMoved ? 'object-moved' : 'object-changed', { who, name: after.object() });
  },
  floor_object_removed: ({ who, before }) =>
    t('object-removed', { who, name: before.text('name') }),
  room_outline_set: ({ who, after }) =>
    t(after.number('corners') > 0 ? 'outline-set' : 'outline-removed', { who }),
  background_set: ({ who, after }) =>
    t(after.text('imageId') ? 'background-set' : 'background-removed', { who }),
  seat_assigned: (words) => {
    const { who, before, after } = words;
    return before.is('in', 'pool')
      ? t('seated', { who, person: after.person(), to: after.place() })
      : moved(words);
  },
  seat_unassigned: moved,
  seats_swapped: ({ who, before }) =>
    t('swapped', {
      who,
      person: before.within('a').person(),
      other: before.within('b').person(),
    }),
  seats_auto_assigned: ({ who, after }) =>
    t('auto-assigned', { who, count: after.number('assigned') }),
  seating_proposal_taken: ({ who, after }) =>
    t('proposal-taken', { who, count: after.number('moved') }),
  people_seated_together: several('seated-people', 'seated-together'),
  people_held_together: several('held-people', 'held-together'),
  attendees_replied: (words) =>
    several('people-replied', 'replied-together', { reply: words.after.text('reply') })(words),
  menu_set: ({ who, after }) => {
    const cleared = after.number('cleared');
    return cleared > 0 ? t('menu-set-clearing', { who, cleared }) : t('menu-set', { who });
  },
  field_defined: ({ who, after }) => t('field-defined', { who, field: after.text('name') }),
  field_changed: ({ who, before, after }) => {
    const [was, field] = [before.text('name'), after.text('name')];
    const cleared = after.number('cleared');
    if (cleared > 0) return t('field-changed-clearing', { who, field, cleared });
    return was === field
      ? t('field-changed', { who, field })
      : t('field-renamed', { who, before: was, after: field });
  },
  field_retired: ({ who, before }) => t('field-retired', { who, field: before.text('name') }),
  people_returned_to_pool: several('returned-people', 'returned-to-pool'),
  seating_rule_added: ({ who, after }) => t('rule-added', { who, rule: ruleText(after) }),
  seating_rule_changed: ({ who, after }) => t('rule-changed', { who, rule: ruleText(after) }),
  seating_rule_removed: ({ who, before }) => t('rule-removed', { who, rule: ruleText(before) }),
  change_undone: takenBack(undone),
  change_redone: takenBack(redone),
  moment_restored: ({ who, after }) =>
    t('moment-restored', { who, moment: momentText(after.text('asOf')) }),
  arrangement_applied: (words) =>
    words.after.is('asTemplate', true)
      ? ofSource('template-used', 'some-template-used')(words)
      : t('arrangement-applied', { who: words.who, name: words.after.text('name') }),
  draft_taken_over: ofSource('draft-taken-over', 'some-draft-taken-over'),
  plan_copied: ({ who }) => t('plan-copied', { who }),
  arrangement_saved: ({ who, after }) => t('arrangement-saved', { who, name: after.text('name') }),
  arrangement_renamed: ({ who, before, after }) => {
    const [was, is] = [before.text('name'), after.text('name')];
    return was === is
      ? t('arrangement-edited', { who, name: is })
      : t('arrangement-renamed', { who, before: was, after: is });
  },
  arrangement_shared: ofArrangement('arrangement-shared', 'some-arrangement-shared'),
  arrangement_unshared: ofArrangement('arrangement-unshared', 'some-arrangement-unshared'),
  arrangement_event_shown: ofArrangement('link-event-shown', 'some-link-event-shown'),
  arrangement_event_hidden: ofArrangement('link-event-hidden', 'some-link-event-hidden'),
  arrangement_refreshed: (words) =>
    words.after.is('takesBack', true)
      ? ofArrangement('arrangement-put-back', 'some-arrangement-put-back')(words)
      : ofArrangement('arrangement-refreshed', 'some-arrangement-refreshed')(words),
  arrangement_offered_as_template: ofArrangement('arrangement-offered', 'some-arrangement-offered'),
  arrangement_withdrawn_as_template: ofArrangement(
    'arrangement-withdrawn',
    'some-arrangement-withdrawn',
  ),
  arrangement_deleted: ({ who, before }) =>
    t('arrangement-deleted', { who, name: before.text('name') }),
  arrangement_restored: ({ who, after }) =>
    t('arrangement-restored', { who, name: after.text('name') }),
};

const isKnown = (action: string): action is Action => Object.hasOwn(sentences, action);

/**
 * A change in words: "Mira moved Jonas Roth from Table 3, seat 2 to Table 5, seat 1", with "You" for the
 * viewer.
 */
export const sentenceOf = (change: ChangeFragment, viewerId: string): string => {
  const words = changeWordsOf(change, viewerId);
  // Readers are not told some actions, and a newer server may send others that this page does not know.
  return isKnown(change.action)
    ? sentences[change.action](words)
    : t('changed', { who: words.who });
};

import { z } from 'zod';
import { replies } from '../attendees/replies.ts';
import { personRules } from '../entities/attendee.ts';
import { limits } from '../limits.ts';
import { attendeeRoleFrom } from '../vocabulary.ts';
import { listSource } from './listSource.ts';
import { longList } from './longList.ts';
import { movePinned } from './placement.ts';
import {
  anId,
  commandId,
  commandInput,
  idOrName,
  optional,
  optionalText,
  planInput,
  requiredText,
} from './text.ts';

const wrongRole = 'Role must be one of opportunity, prospect, employee, guest';

/** `customer` is a synonym of `opportunity`, in any letter case. */
const attendeeRole = z
  .string()
  .max(20, wrongRole)
  .refine((word) => word === '' || attendeeRoleFrom(word) !== undefined, wrongRole)
  .nullish()
  .transform((word) => (word ? attendeeRoleFrom(word) : null));

const markers = optional(
  z.array(requiredText(limits.tag, 'A tag must not be empty')).max(limits.tags),
);

const { name, ...others } = personRules;

/** Specification, section 5, "Attendee". */
export const attendeeFields = z.strictObject({
  name,
  attendeeRole,
  ...others,
  tags: markers,
  reply: optional(z.enum(replies)).meta({ description: 'Default: `none`.' }),
  guestOf: optional(idOrName).meta({
    description:
      'The guest who brings them along, by id. In a list also by the name or email address of somebody in the list or the event.',
  }),
});

/** The lists that are edited item by item, because two people may edit the same list at once. */
export const listsOfPerson = attendeeFields
  .pick({ tags: true, diets: true, allergies: true, meals: true, access: true })
  .partial()
  .meta({ id: 'ListsOfPerson' });

const seen = listsOfPerson.nullish().meta({
  description:
    'Edited lists as they were before the edit. What others have added or removed since stays so; without it, a list is replaced.',
});

export const addAttendeeInput = planInput({
  attendee: attendeeFields,
  /** The event's marker here holds the attendee from the start. */
  holdingFor: markers,
});

export const importSources = ['csv', 'paste', 'api'] as const;

/**
 * What to do with people who are already in the event, or twice in the list: add them again, leave them out,
 * import nobody, or update them from the list.
 */
export const ifKnownChoices = ['add', 'skip', 'refuse', 'update'] as const;
export type IfKnown = (typeof ifKnownChoices)[number];
export const ifKnown = z.enum(ifKnownChoices).nullish();

const people = z
  .array(requiredText(limits.email, 'Name somebody'))
  .max(limits.namedInRule, `Name ${limits.namedInRule} people or fewer`)
  .nullish();

/** A person's wishes in an import. People are named by name or email address. */
export const wishFields = z.strictObject({
  togetherWith: people,
  apartFrom: people,
  near: optionalText(limits.floorObjectName),
  table: optionalText(limits.tableName),
  isPinned: z.boolean().nullish().meta({ description: 'Seats them at the table, and pins them.' }),
});

export const listedWishes = z.strictObject({
  index: z.int().min(0).meta({ description: "The person's index in the list, from 0." }),
  ...wishFields.shape,
});

/** The wishes of an import, beside its list. */
export const wishes = longList(listedWishes).max(limits.importRows).nullish();

export const importAttendeesInput = z
  .strictObject({
    eventId: anId,
    source: z.enum(importSources),
    list: listSource.nullish(),
    ifKnown,
    attendees: longList(attendeeFields)
      .min(1, 'There is nobody to import')
      .max(
        limits.importRows,
        `An import takes at most ${limits.importRows.toLocaleString('en')} people`,
      ),
    wishes,
    commandId,
  })
  .check(({ value, issues }) => {
    for (const [n, { index, table, isPinned }] of value.wishes?.entries() ?? []) {
      const refuse = (field: string, message: string) =>
        issues.push({ code: 'custom', input: value, path: ['wishes', n, field], message });
      if (index >= value.attendees.length) refuse('index', 'Nobody has this place in the list');
      if (isPinned && !table) refuse('table', 'Name the table');
    }
  });

/** Without the reply of a person in the event: `replyForInput` records it, because it may free their seat. */
export const attendeeChanges = attendeeFields
  .omit({ reply: true })
  .partial()
  .extend({
    isCheckedIn: optional(z.boolean()),
    holdingFor: markers,
    movePinned,
  });

export const editAttendeeInput = attendeeChanges.extend({ id: anId, seen, commandId });

const tooManyEdited = `Edit ${limits.editedTogether.toLocaleString('en')} people or fewer at once`;

/** The changes of a person as in `editAttendeeInput`, without a host. */
export const personEdit = attendeeFields.omit({ guestOf: true, reply: true }).partial().extend({
  attendeeId: anId,
  seen,
});

export const editPeopleInput = planInput({
  edits: longList(personEdit)
    .min(1, 'Name somebody to edit')
    .max(limits.editedTogether, tooManyEdited),
});

export const attendeeIdInput = commandInput({ id: anId });

export const holdAttendeeInput = attendeeIdInput.extend({
  movePinned,
  reason: optionalText(limits.holdReason),
});

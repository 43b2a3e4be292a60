import type { CustomPatch } from '../../../schema/guestFields/customPatch.ts';
import type { AttendeeRole } from '../../../schema/vocabulary.ts';
import type { PersonEditInput } from '../../gql/graphql.ts';
import { withSeen } from '../seenLists.ts';
import { freeTagsOf, withTags } from '../tags/tags.ts';

export type TextChange = { what: 'keep' | 'set' | 'clear'; text: string };

export type BulkChanges = {
  party: TextChange;
  company: TextChange;
  attendeeRole: AttendeeRole | 'keep';
  /** The custom fields to set for everybody; null clears a field. */
  custom: CustomPatch;
  addTags: readonly string[];
  removeTags: readonly string[];
};

const kept: TextChange = { what: 'keep', text: '' };

export const noChanges: BulkChanges = {
  party: kept,
  company: kept,
  attendeeRole: 'keep',
  custom: {},
  addTags: [],
  removeTags: [],
};

type Tagged = { id: string; tags: readonly string[] };

/** One edit per person; none if nothing changes. */
export const bulkEdits = (people: readonly Tagged[], changes: BulkChanges): PersonEditInput[] => {
  const { attendeeRole, custom, addTags, removeTags } = changes;
  const fields = {
    ...textEdit('party', changes.party),
    ...textEdit('company', changes.company),
    ...(attendeeRole !== 'keep' && { attendeeRole }),
    ...(Object.keys(custom).length > 0 && { custom }),
  };
  const isTagged = addTags.length + removeTags.length > 0;
  if (!isTagged && Object.keys(fields).length === 0) return [];
  return people.map(({ id: attendeeId, tags }) => {
    const edit = { attendeeId, ...fields, ...(isTagged && { tags: tagsAfter(tags, changes) }) };
    return withSeen(edit, { tags });
  });
};

const textEdit = (field: 'party' | 'company', { what, text }: TextChange) =>
  what === 'keep' ? {} : { [field]: what === 'set' ? text : null };

const tagsAfter = (tags: readonly string[], { addTags, removeTags }: BulkChanges): string[] =>
  withTags(
    freeTagsOf(tags).filter((tag) => !removeTags.includes(tag)),
    addTags.join(','),
  );

/** All free tags of these people, by text. */
export const allTags = (people: readonly Tagged[]): string[] =>
  [...new Set(people.flatMap(({ tags }) => freeTagsOf(tags)))].sort();

import type { AttendeeFormFragment } from '../gql/graphql.ts';
import { allergiesOf } from './attendeeForm.ts';
import { freeTagsOf } from './tags/tags.ts';

type Lists = Pick<AttendeeFormFragment, 'diets' | 'allergies' | 'meals' | 'access'> & {
  tags: readonly string[];
};

/** Adds the lists as the screen shows them, so that the server keeps what others change in them meanwhile. */
export const withSeen = <Edit extends object>(edit: Edit, there: Partial<Lists>) => {
  const { tags = [], allergies = null, diets, meals, access } = there;
  const lists = {
    tags: freeTagsOf(tags),
    allergies: allergiesOf({ allergies }),
    diets,
    meals,
    access,
  };
  const seen = Object.fromEntries(Object.entries(lists).filter(([field]) => field in edit));
  return Object.keys(seen).length > 0 ? { ...edit, seen } : edit;
};

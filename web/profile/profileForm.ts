import type { ProfileFormFragment } from '../gql/graphql.ts';

export type ProfileValues = { firstName: string; lastName: string; bio: string };

export const valuesOf = ({ firstName, lastName, bio }: ProfileFormFragment): ProfileValues => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  bio: bio ?? '',
});

/** Converts to the server's input: trimmed, and null for empty fields. */
export const inputOf = ({ firstName, lastName, bio }: ProfileValues) => ({
  firstName: firstName.trim() || null,
  lastName: lastName.trim() || null,
  bio: bio.trim() || null,
});

/** Whether saving would change anything. */
export const isChanged = (values: ProfileValues, opened: ProfileValues): boolean => {
  const edited = inputOf(values);
  const saved = inputOf(opened);
  return (Object.keys(edited) as (keyof ProfileValues)[]).some((key) => edited[key] !== saved[key]);
};

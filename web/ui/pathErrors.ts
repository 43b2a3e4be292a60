/** What is wrong, by path: `courses.0.name`. */
export type PathErrors = Readonly<Record<string, string>>;

/** The first message of each path. */
export const errorsBy = (issues: readonly { path: string; message: string }[]): PathErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]).toReversed());

/** What is wrong there, or with a part of it. */
export const errorAt = (errors: PathErrors, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([wrong]) => wrong.startsWith(`${path}.`))?.[1];

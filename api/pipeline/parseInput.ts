import type { z } from 'zod';
import { type ErrorCode, type Issue, mostIssues, Refusal } from '../../schema/refusal.ts';
import { validationMessage } from './validationMessages.ts';

/** An issue about a list of attendees names the entry by index and the field by path. */
const issueAt = (path: PropertyKey[], message: string): Issue => {
  const [list, index, ...rest] = path;
  return list === 'attendees' && typeof index === 'number'
    ? { index, path: rest.join('.'), message }
    : { path: path.join('.'), message };
};

/** The issues of a Zod issue, one for each unknown field. */
const issuesOf = (issue: z.core.$ZodIssue): Issue[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, mostIssues).map((key) => issueAt([...issue.path, key], issue.message))
    : [issueAt(issue.path, issue.message)];

/** The codes that replace BAD_INPUT if only this field of an input is wrong. */
export type CodesOfFields = { readonly [field: string]: ErrorCode };

const codeOf = (issues: readonly Issue[], codes: CodesOfFields): ErrorCode => {
  const codeAt = ({ path }: Issue): ErrorCode => {
    const [field = ''] = path.split('.');
    // Guards against a field named `constructor`.
    return (Object.hasOwn(codes, field) && codes[field]) || 'BAD_INPUT';
  };
  const [code, ...others] = new Set(issues.map(codeAt));
  return code && others.length === 0 ? code : 'BAD_INPUT';
};

/**
 * Checks and transforms an input.
 * @throws Refusal BAD_INPUT, or the code of a field, with an issue for each of the first broken rules
 */
export const parseInput = <T extends z.ZodType>(
  schema: T,
  input: unknown,
  codes: CodesOfFields = {},
): z.output<T> => {
  const parsed = schema.safeParse(input, { error: validationMessage });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, mostIssues).flatMap(issuesOf);
  const [first] = issues;
  const message = issues.length === 1 && first ? first.message : 'Please check the marked fields';
  throw new Refusal(codeOf(issues, codes), message, issues);
};

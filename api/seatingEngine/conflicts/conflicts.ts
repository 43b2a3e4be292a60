import type { SeatingInput } from '../input.ts';
import { type Resolved, resolve } from '../resolve.ts';
import { Effort } from './effort.ts';
import { type Element, elementsOf, pinsAmong, rulesAmong } from './elements.ts';
import { factsOf } from './facts.ts';
import { type Counts, type Finding, type Proof, type ProofCode, unique } from './proof.ts';
import { proofs } from './proofs.ts';

const mostConflicts = 50;

/** Must-rules and pins that cannot all hold. */
export type Conflict = {
  /** The proof of the conflict; null if a search only failed to meet the rules in time. */
  proof: ProofCode | null;
  /** In the order of the plan. Dropping any one of these rules, or of the pins, ends the conflict. */
  ruleIds: string[];
  /** The people whose pins are part of the conflict. */
  pinnedIds: string[];
  /** The people whom the conflict concerns. */
  personIds: string[];
  /** The tables that the conflict concerns; empty if it concerns all. */
  tableIds: string[];
  /** See `ProofCode`. */
  counts: Counts;
};

/** The effort allowed, the rule asked about, and the most conflicts to return. */
type Question = { effort: Effort; asked?: Element | undefined; most: number };

/**
 * Drops elements, first many at once and then one by one, as long as the same proof still finds some of these
 * people. Repeats until no more can be dropped, because a proof may miss alone what it found among others.
 * Undefined if the finding's own elements do not suffice for that reason, or if the effort runs out.
 */
const minimalOf = (
  resolved: Resolved,
  proof: Proof,
  { elements, people }: Finding,
  { effort, asked }: Question,
): Finding | undefined => {
  const concerned = new Set(people);
  const findIn = (some: readonly Element[]) =>
    proof(factsOf(resolved, some, effort, asked)).find((found) =>
      found.people.some((person) => concerned.has(person)),
    );
  let left = [...elements].sort((a, b) => Number(a === asked) - Number(b === asked));
  let minimal = findIn(left);
  for (let size = Math.ceil(left.length / 2); minimal && size > 0 && !effort.isSpent; ) {
    let isSmaller = false;
    for (let at = 0; at < left.length; ) {
      const without = [...left.slice(0, at), ...left.slice(at + size)];
      const found = effort.isSpent ? undefined : findIn(without);
      if (found) [minimal, left, isSmaller] = [found, without, true];
      else at += size;
    }
    if (size > 1) size = Math.ceil(size / 2);
    else if (!isSmaller) size = 0;
  }
  return minimal && !effort.isSpent ? { ...minimal, elements: unique(left) } : undefined;
};

const conflictOf = (resolved: Resolved, proof: ProofCode, finding: Finding): Conflict => {
  const { people } = resolved;
  const idOf = (person: number) => people[person]?.id ?? '';
  return {
    proof,
    ruleIds: rulesAmong(resolved, finding.elements).map(({ rule }) => rule.id),
    pinnedIds: pinsAmong(resolved, finding.elements).map(idOf),
    personIds: finding.people.map(idOf),
    tableIds: finding.tables.map((table) => resolved.floor.tableIds[table] ?? ''),
    counts: finding.counts,
  };
};

/** The proven contradictions, each minimal. With `asked`, only those that include that rule. */
const provenIn = (resolved: Resolved, question: Question): Conflict[] => {
  const { effort, asked, most } = question;
  const facts = factsOf(resolved, elementsOf(resolved), effort, asked);
  const codes = new Map<string, ProofCode>();
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && seen.add(key).size > 0;
  const conflicts: Conflict[] = [];
  for (const [code, proof] of proofs)
    for (const finding of effort.isSpent ? [] : proof(facts)) {
      if (conflicts.length === most || effort.isSpent) return conflicts;
      if (asked !== undefined && !finding.elements.includes(asked)) continue;
      const people = finding.people.join();
      if (!isNew(`${code}:${finding.elements.join()}:${people}`)) continue;
      const minimal = minimalOf(resolved, proof, finding, question);
      if (!minimal || (asked !== undefined && !minimal.elements.includes(asked))) continue;
      const key = minimal.elements.join();
      if ((codes.get(key) ?? code) !== code || !isNew(`${key}:${minimal.people.join()}`)) continue;
      codes.set(key, code);
      conflicts.push(conflictOf(resolved, code, minimal));
    }
  return conflicts;
};

/** The effort of a check, and the most conflicts that it returns. */
export type CheckBounds = { effort: Effort; most: number };

/**
 * Contradictions proven from rules and pins alone, before any search, each with a minimal set of rules. A
 * plan without any may still be impossible.
 * @throws RangeError as `resolve` does
 */
export const conflictsOf = (input: SeatingInput, bounds?: Partial<CheckBounds>): Conflict[] =>
  provenIn(resolve(input), { ...unbounded(), ...bounds });

/**
 * The contradictions that include a hard rule of the input; none if the rule is soft or unknown.
 * @throws RangeError as `resolve` does
 */
export const contradictionsWith = (
  input: SeatingInput,
  ruleId: string,
  bounds?: Partial<CheckBounds>,
): Conflict[] => {
  const resolved = resolve(input);
  const asked = resolved.rules.findIndex(({ id, weight }) => id === ruleId && weight === undefined);
  return asked < 0 ? [] : provenIn(resolved, { ...unbounded(), ...bounds, asked });
};

const unbounded = (): CheckBounds => ({
  effort: new Effort(Number.POSITIVE_INFINITY),
  most: mostConflicts,
});

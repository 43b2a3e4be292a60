import type { SeatingInput } from '../input.ts';
import { type Resolved, resolve } from '../resolve.ts';
import { Effort } from './effort.ts';
import { type Element, elementsOf, pinsAmong, rulesAmong } from './elements.ts';
import { factsOf } from './facts.ts';
import { type Counts, type Finding, type Proof, type ProofCode, unique } from './proof.ts';
import { proofs } from './proofs.ts';

const mostConflicts = 50;

/** Hard rules, and pins, that cannot all hold. */
export type Conflict = {
  /** Why it is certain; null where it only could not be met within the time. */
  proof: ProofCode | null;
  /** In the order of the plan. Without any one of these and of the pins, this contradiction is gone. */
  ruleIds: string[];
  /** People whose pins are part of it. */
  pinnedIds: string[];
  /** Whom it concerns. */
  personIds: string[];
  /** Tables that it is about; none where it is about all. */
  tableIds: string[];
  /** See `ProofCode`. */
  counts: Counts;
};

/** What is asked for: how much may be looked at, about which rule, and how many conflicts at most. */
type Question = { effort: Effort; asked?: Element | undefined; most: number };

/**
 * Leaves out elements, many at once and then one after another, as long as the same proof still finds
 * some of these people. Undefined where it does not find them by the finding's own elements: a proof
 * may miss what it found among others. For the same reason it is gone over until nothing more can be
 * left out. Undefined too where the effort does not last.
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

/** What is proven, each minimal; with `asked`, only what that rule is part of. */
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

/** How much a check may look at, and how many conflicts it answers. */
export type CheckBounds = { effort: Effort; most: number };

/**
 * What cannot be, proven from the rules and pins alone, before any search: each with the fewest rules
 * that it follows from. What is not found here may still be impossible.
 * @throws RangeError as `resolve` does.
 */
export const conflictsOf = (input: SeatingInput, bounds?: Partial<CheckBounds>): Conflict[] =>
  provenIn(resolve(input), { ...unbounded(), ...bounds });

/**
 * The contradictions that a hard rule of the input is part of; none where the rule is soft or unknown.
 * @throws RangeError as `resolve` does.
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

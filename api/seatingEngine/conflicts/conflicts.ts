import type { SeatingInput } from '../input.ts';
import { type Resolved, resolve } from '../resolve.ts';
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

/**
 * Leaves out one element after another, as long as the same proof still finds some of these people.
 * Undefined where it does not find them by the finding's own elements: a proof may miss what it found
 * among others. For the same reason it is gone over until nothing more can be left out.
 */
const minimalOf = (
  resolved: Resolved,
  proof: Proof,
  { elements, people }: Finding,
  keep: Element | undefined,
): Finding | undefined => {
  const findIn = (some: readonly Element[]) =>
    proof(factsOf(resolved, some)).find((found) =>
      found.people.some((person) => people.includes(person)),
    );
  let left = [...elements].sort((a, b) => Number(a === keep) - Number(b === keep));
  let minimal = findIn(left);
  for (let isSmaller = minimal !== undefined; isSmaller; ) {
    isSmaller = false;
    for (const element of left) {
      const without = left.filter((other) => other !== element);
      const found = findIn(without);
      if (!found) continue;
      [minimal, left, isSmaller] = [found, without, true];
    }
  }
  return minimal && { ...minimal, elements: unique(left) };
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

/** All that is proven, each minimal; with `about`, only what that element is part of. */
const provenIn = (resolved: Resolved, about?: Element): Conflict[] => {
  const facts = factsOf(resolved, elementsOf(resolved));
  const codes = new Map<string, ProofCode>();
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && seen.add(key).size > 0;
  const conflicts: Conflict[] = [];
  for (const [code, proof] of proofs)
    for (const finding of proof(facts)) {
      if (conflicts.length === mostConflicts) return conflicts;
      if (about !== undefined && !finding.elements.includes(about)) continue;
      const people = finding.people.join();
      if (!isNew(`${code}:${finding.elements.join()}:${people}`)) continue;
      const minimal = minimalOf(resolved, proof, finding, about);
      if (!minimal || (about !== undefined && !minimal.elements.includes(about))) continue;
      const key = minimal.elements.join();
      if ((codes.get(key) ?? code) !== code || !isNew(`${key}:${minimal.people.join()}`)) continue;
      codes.set(key, code);
      conflicts.push(conflictOf(resolved, code, minimal));
    }
  return conflicts;
};

/**
 * What cannot be, proven from the rules and pins alone, before any search: each with the fewest rules
 * that it follows from. What is not found here may still be impossible.
 * @throws RangeError as `resolve` does.
 */
export const conflictsOf = (input: SeatingInput): Conflict[] => provenIn(resolve(input));

/**
 * The contradictions that a hard rule of the input is part of; none where the rule is soft or unknown.
 * @throws RangeError as `resolve` does.
 */
export const contradictionsWith = (input: SeatingInput, ruleId: string): Conflict[] => {
  const resolved = resolve(input);
  const rule = resolved.rules.findIndex(({ id, weight }) => id === ruleId && weight === undefined);
  return rule < 0 ? [] : provenIn(resolved, rule);
};

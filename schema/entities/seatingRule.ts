import { z } from 'zod';
import {
  besideHows,
  pairSources,
  ruleKinds,
  ruleLevels,
  type SeatingRule,
  type Selector,
} from '../seatingRules/seatingRules.ts';
import { attendeeRoles } from '../vocabulary.ts';
import { id, scalars, timestamps } from './fields.ts';

/** The people a rule is about: exactly one of these. */
const selectorAnswer: z.ZodType<Selector> = z
  .lazy(() =>
    z.union([
      z.object({ people: z.array(id) }),
      z.object({ tag: z.string() }),
      z.object({ company: z.string() }),
      z.object({ role: z.enum(attendeeRoles) }),
      z.object({ everyone: z.literal(true) }),
      z.object({ all: z.array(selectorAnswer) }),
      z.object({ any: z.array(selectorAnswer) }),
      z.object({ not: selectorAnswer }),
    ]),
  )
  .register(scalars, { scalar: 'Selector' })
  .meta({ id: 'Selector', description: 'The people that a rule is about: exactly one of these.' });

export const peopleGroup = z.object({ people: z.array(id).readonly() }).meta({ id: 'PeopleGroup' });
const groups = z.array(peopleGroup).readonly().optional();

/** Fields that a kind of rule does not have are absent. */
export const ruleTerms = z
  .object({
    kind: z.enum(ruleKinds),
    hard: z.boolean().optional(),
    weight: z.int().optional(),
    who: selectorAnswer.optional(),
    whom: selectorAnswer.optional(),
    by: selectorAnswer.optional(),
    each: z.string().optional(),
    level: z.enum(ruleLevels).optional(),
    how: z.enum(besideHows).optional(),
    tables: z.array(id).readonly().optional(),
    tableTag: z.string().optional(),
    zone: id.optional(),
    place: id.optional(),
    min: z.int().optional(),
    max: z.int().optional(),
    prefix: z.string().optional(),
    source: z.enum(pairSources).optional(),
    likes: groups,
    avoids: groups,
    met: groups,
  })
  .meta({ id: 'RuleTerms' });

export const seatingRuleAnswer = z
  .object({
    id,
    eventId: id,
    order: z.int().meta({
      description: 'Rules are listed by this number, lowest first. Numbers may have gaps.',
    }),
    rule: ruleTerms,
    createdByUserId: id,
    ...timestamps,
  })
  .meta({ id: 'SeatingRule' });

export type SeatingRuleRow = Omit<z.infer<typeof seatingRuleAnswer>, 'rule'> & {
  rule: SeatingRule;
};

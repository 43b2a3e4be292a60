import type { WishedPlan } from '../../schema/imports/wishes/wishes.ts';
import { rulesOf } from '../rules/rulesOfPlan.ts';
import { viewOf } from '../seating/planView.ts';
import type { ImportPlan } from './importDialogProps.ts';

/** The plan on screen as far as wishes may speak of it. */
export const wishedPlanOf = (plan: ImportPlan): WishedPlan => {
  const { seatOf, holding, tables } = viewOf(plan);
  const held = new Set(holding.map(({ id }) => id));
  return {
    people: plan.attendees.map(({ id, name, company, email, externalId, isPinned }) => ({
      id,
      name,
      company,
      email,
      externalId,
      isPinned,
      isHeld: held.has(id),
      seatId: seatOf.get(id)?.id ?? null,
    })),
    tables: tables.map(({ table: { id, name }, seats }) => ({ id, name, seats })),
    places: plan.floorObjects,
    rules: rulesOf(plan).map(({ rule }) => rule),
  };
};

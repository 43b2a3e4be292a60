import type { Answer } from '../command.ts';
import { isAsSaved, leaves } from '../effects.ts';
import { byEither, graphql, type Kinds, rest } from '../kind.ts';
import { type Sketch, taken } from '../sketch.ts';

const all = 'arrangement { id isTemplate assignments { seatId tableId attendeeId } }';

const learnSaved =
  ({ saved, unshared, plain, templates, eventHidden }: Sketch) =>
  (answer: Answer) => {
    const { id, isTemplate, assignments } = answer.arrangement ?? answer;
    // Arrangements that are refreshed are not applied, because their content changes.
    if (saved.length % 3 > eventHidden.length) return void eventHidden.push(id);
    saved.push({ id, assignments });
    unshared.push(id);
    (isTemplate ? templates : plain).push(id);
  };

type Lists =
  | 'unshared'
  | 'shared'
  | 'eventShown'
  | 'eventHidden'
  | 'plain'
  | 'templates'
  | 'deleted';
type Transition = {
  weight: number;
  /** Whoever takes it from the list is the only one to do this to it. */
  from: Lists;
  to: Lists;
  method: string;
  path: string;
  body?: object;
  type: string;
};

/** The changes of an arrangement, by mutation. */
const transitions: Record<string, Transition> = {
  shareArrangement: {
    weight: 0.5,
    from: 'unshared',
    to: 'shared',
    method: 'PATCH',
    path: '/share',
    body: { isPublic: true },
    type: 'ArrangementShared',
  },
  showEventOnLink: {
    weight: 0.1,
    from: 'eventHidden',
    to: 'eventShown',
    method: 'PATCH',
    path: '/event',
    body: { showsEvent: true },
    type: 'ArrangementEventShown',
  },
  hideEventOnLink: {
    weight: 0.1,
    from: 'eventShown',
    to: 'eventHidden',
    method: 'PATCH',
    path: '/event',
    body: { showsEvent: false },
    type: 'ArrangementEventHidden',
  },
  unshareArrangement: {
    weight: 0.3,
    from: 'shared',
    to: 'unshared',
    method: 'PATCH',
    path: '/share',
    body: { isPublic: false },
    type: 'ArrangementUnshared',
  },
  offerTemplate: {
    weight: 0.3,
    from: 'plain',
    to: 'templates',
    method: 'PATCH',
    path: '/template',
    body: { isTemplate: true },
    type: 'ArrangementOfferedAsTemplate',
  },
  withdrawTemplate: {
    weight: 0.2,
    from: 'templates',
    to: 'plain',
    method: 'PATCH',
    path: '/template',
    body: { isTemplate: false },
    type: 'ArrangementWithdrawnAsTemplate',
  },
  deleteArrangement: {
    weight: 0.3,
    from: 'shared',
    to: 'deleted',
    method: 'DELETE',
    path: '',
    type: 'ArrangementDeleted',
  },
  restoreArrangement: {
    weight: 0.2,
    from: 'deleted',
    to: 'shared',
    method: 'POST',
    path: '/restore',
    type: 'ArrangementRestored',
  },
};

const transitionKinds: Kinds = Object.fromEntries(
  Object.entries(transitions).map(([mutation, { weight, from, to, method, path, body, type }]) => [
    mutation,
    {
      weight,
      draw: ({ plan, random }) => {
        const id = taken(plan[from]);
        return id
          ? {
              call: byEither(
                random,
                rest(method, `/api/arrangements/${id}${path}`, body),
                graphql(mutation, 'ArrangementIdInput', 'stepId', { id }),
              ),
              wanted: { effect: leaves(type, { arrangementId: id }) },
              learn: () => void plan[to].push(id),
            }
          : undefined;
      },
    },
  ]),
);

/** Arrangements that are saved, shared, applied, and used as templates. */
export const arrangementKinds: Kinds = {
  ...transitionKinds,
  refreshArrangement: {
    weight: 0.4,
    draw: ({ plan, random }) => {
      const id = taken(plan.eventShown);
      return id
        ? {
            call: byEither(
              random,
              rest('POST', `/api/arrangements/${id}/refresh`),
              graphql('refreshArrangement', 'ArrangementIdInput', 'position stepId', { id }),
            ),
            wanted: {
              effect: leaves('ArrangementRefreshed', { arrangementId: id, takesBack: false }),
              // Nobody may have moved since.
              alreadySo: () => true,
            },
            learn: ({ position, stepId }) => {
              if (position === null) plan.eventShown.push(id);
              else plan.refreshed.push({ id, of: stepId });
            },
          }
        : undefined;
    },
  },
  takeBackRefresh: {
    weight: 0.3,
    draw: ({ plan, random }) => {
      const input = taken(plan.refreshed);
      return input
        ? {
            call: byEither(
              random,
              rest('POST', `/api/arrangements/${input.id}/refresh/take-back`, { of: input.of }),
              graphql('takeBackRefresh', 'TakeBackRefreshInput', 'stepId', input),
            ),
            wanted: {
              effect: leaves('ArrangementRefreshed', { arrangementId: input.id, takesBack: true }),
            },
            learn: () => void plan.eventShown.push(input.id),
          }
        : undefined;
    },
  },
  saveArrangement: {
    weight: 1,
    draw: ({ plan, random, unique: name }) => {
      const isTemplate = random.chance(0.5);
      const tableId = random.chance(0.3) ? random.pick(plan.tables) : undefined;
      const body = { eventId: plan.eventId, tableId, name, isTemplate };
      return {
        call: byEither(
          random,
          rest('POST', '/api/arrangements', body),
          graphql('saveArrangement', 'SaveArrangementInput', all, body),
        ),
        wanted: { effect: leaves('ArrangementSaved', { name }) },
        learn: learnSaved(plan),
      };
    },
  },
  duplicateArrangement: {
    weight: 0.3,
    draw: ({ plan, random, unique: name }) => {
      const id = random.pick(plan.saved)?.id;
      return id
        ? {
            call: byEither(
              random,
              rest('POST', `/api/arrangements/${id}/duplicate`, { name }),
              graphql('duplicateArrangement', 'DuplicateArrangementInput', all, { id, name }),
            ),
            wanted: { effect: leaves('ArrangementSaved', { name }) },
            learn: learnSaved(plan),
          }
        : undefined;
    },
  },
  renameArrangement: {
    weight: 0.3,
    draw: ({ plan, random, unique: name }) => {
      const id = random.pick(plan.saved)?.id;
      return id
        ? {
            call: byEither(
              random,
              rest('PATCH', `/api/arrangements/${id}`, { name }),
              graphql('editArrangement', 'EditArrangementInput', 'stepId', { id, name }),
            ),
            wanted: { effect: leaves('ArrangementRenamed', { arrangementId: id }) },
          }
        : undefined;
    },
  },
  applyArrangement: {
    weight: 1,
    draw: ({ plan, random }) => {
      const saved = random.pick(plan.saved);
      return saved && plan.tables.length < 12
        ? {
            call: byEither(
              random,
              rest('POST', `/api/arrangements/${saved.id}/apply`),
              graphql('applyArrangement', 'ArrangementIdInput', 'stepId', { id: saved.id }),
            ),
            wanted: {
              effect: leaves('ArrangementApplied', { arrangementId: saved.id, asTemplate: false }),
              alreadySo: isAsSaved(saved.assignments),
            },
            learn: ({ stepId }) => stepId && plan.steps.push(stepId),
          }
        : undefined;
    },
  },
  useTemplate: {
    weight: 0.5,
    draw: ({ plan: { eventId, templates, tables }, random }) => {
      const id = random.pick(templates);
      return id && tables.length < 12
        ? {
            call: byEither(
              random,
              rest('POST', `/api/arrangements/${id}/use`, { eventId }),
              graphql('useTemplate', 'UseTemplateInput', 'stepId', { id, eventId }),
            ),
            wanted: {
              effect: leaves('ArrangementApplied', { arrangementId: id, asTemplate: true }),
            },
          }
        : undefined;
    },
  },
};

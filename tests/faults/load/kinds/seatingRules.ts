import { either, leaves } from '../effects.ts';
import { byEither, graphql, idIn, type Kinds, rest } from '../kind.ts';
import { forget, some } from '../sketch.ts';

const most = 20;

/** A unique rule, and a soft one, so that the engine still seats everybody. */
const wish = (tag: string) => ({ kind: 'KeepTogether', who: { tag }, weight: 5 });

/** Seating rules. */
export const seatingRuleKinds: Kinds = {
  addRule: {
    weight: 1,
    draw: ({ plan: { eventId, rules }, random, unique }) => {
      if (rules.length >= most) return undefined;
      const rule = wish(unique);
      return {
        call: byEither(
          random,
          rest('POST', `/api/events/${eventId}/rules`, { rule }),
          graphql('addSeatingRule', 'AddSeatingRuleInput', 'rule { id }', { eventId, rule }),
        ),
        wanted: { effect: leaves('SeatingRuleAdded') },
        learn: (answer) => void rules.push(idIn(answer, 'rule')),
      };
    },
  },
  changeRule: {
    weight: 1,
    draw: ({ plan: { eventId, rules }, random, unique }) => {
      const ruleId = random.pick(rules);
      const rule = wish(unique);
      return ruleId
        ? {
            call: byEither(
              random,
              rest('PATCH', `/api/events/${eventId}/rules/${ruleId}`, { rule }),
              graphql('changeSeatingRule', 'ChangeSeatingRuleInput', 'rule { id }', {
                eventId,
                ruleId,
                rule,
              }),
            ),
            wanted: { effect: leaves('SeatingRuleChanged', { ruleId }) },
          }
        : undefined;
    },
  },
  removeRule: {
    weight: 1,
    draw: ({ plan: { eventId, rules }, random }) => {
      const ruleId = random.pick(rules);
      return ruleId
        ? {
            call: byEither(
              random,
              rest('DELETE', `/api/events/${eventId}/rules/${ruleId}`),
              graphql('removeSeatingRule', 'RemoveSeatingRuleInput', 'id', { eventId, ruleId }),
            ),
            wanted: { effect: leaves('SeatingRuleRemoved', { ruleId }) },
            learn: () => forget(rules, ruleId),
          }
        : undefined;
    },
  },
  pickPreference: {
    weight: 1,
    draw: ({ plan: { eventId, people }, random }) => {
      const pair = some(random, people, 2);
      const preference = random.pick(['likes', 'avoids', 'none']);
      if (pair.length < 2 || !preference) return undefined;
      const body = { people: pair, preference };
      return {
        call: byEither(
          random,
          rest('PATCH', `/api/events/${eventId}/preferences`, body),
          graphql('pickSeatingPreference', 'PickSeatingPreferenceInput', 'stepId', {
            eventId,
            ...body,
          }),
        ),
        wanted: {
          effect: either(leaves('SeatingRuleAdded'), leaves('SeatingRuleChanged')),
          // The harness does not fold the content of rules.
          alreadySo: () => true,
        },
      };
    },
  },
  applyPreset: {
    weight: 0.3,
    draw: ({ plan: { eventId }, random }) => ({
      call: byEither(
        random,
        rest('POST', `/api/events/${eventId}/rules/presets/newFaces`),
        graphql('applyRulePreset', 'ApplyRulePresetInput', 'addedIds', {
          eventId,
          preset: 'newFaces',
        }),
      ),
      // All of its rules may exist already.
      wanted: { effect: leaves('SeatingRuleAdded'), alreadySo: () => true },
    }),
  },
};

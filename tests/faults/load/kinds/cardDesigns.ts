import { leaves } from '../effects.ts';
import { byEither, graphql, idIn, type Kinds, rest } from '../kind.ts';
import { forget } from '../sketch.ts';

const most = 10;
const element = { type: 'text', x: 5, y: 5, width: 60, height: 20, field: 'name' };
const layout = { card: 'place', width: 85, height: 55, fold: 'tent', elements: [element] };

/** The designs of cards. */
export const cardDesignKinds: Kinds = {
  saveCardDesign: {
    weight: 0.5,
    draw: ({ plan: { eventId, designs }, random, unique: name }) => {
      if (designs.length >= most) return undefined;
      const design = { name, design: layout };
      return {
        stream: `cardDesigns-${eventId}`,
        call: byEither(
          random,
          rest('POST', `/api/events/${eventId}/card-designs`, design),
          graphql('saveCardDesign', 'SaveCardDesignInput', 'cardDesign { id }', {
            eventId,
            ...design,
          }),
        ),
        wanted: { effect: leaves('CardDesignSaved', { eventId, name }) },
        learn: (answer) => void designs.push(idIn(answer, 'cardDesign')),
      };
    },
  },
  changeCardDesign: {
    weight: 0.4,
    draw: ({ plan: { eventId, designs }, random, unique: name }) => {
      const id = random.pick(designs);
      const design = { name, design: layout };
      return id
        ? {
            stream: `cardDesigns-${eventId}`,
            call: byEither(
              random,
              rest('POST', `/api/events/${eventId}/card-designs`, { id, ...design }),
              graphql('saveCardDesign', 'SaveCardDesignInput', 'cardDesign { id }', {
                eventId,
                id,
                ...design,
              }),
            ),
            wanted: { effect: leaves('CardDesignSaved', { designId: id, name }) },
          }
        : undefined;
    },
  },
  deleteCardDesign: {
    weight: 0.3,
    draw: ({ plan: { eventId, designs }, random }) => {
      const id = random.pick(designs);
      return id
        ? {
            stream: `cardDesigns-${eventId}`,
            call: byEither(
              random,
              rest('DELETE', `/api/events/${eventId}/card-designs/${id}`),
              graphql('deleteCardDesign', 'DeleteCardDesignInput', 'id', { eventId, id }),
            ),
            wanted: { effect: leaves('CardDesignDeleted', { designId: id }) },
            learn: () => forget(designs, id),
          }
        : undefined;
    },
  },
};

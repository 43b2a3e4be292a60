import { cardDesignAnswer, cardElement, cardLayout } from '../../schema/entities/cardDesign.ts';
import { cardElementInput, cardLayoutInput } from '../../schema/inputs/cardDesigns.ts';
import { deletePayloadFrom, inputFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';

objectFrom('CardElement', cardElement, {
  description: 'Something on a card. Lengths are millimetres from its top left corner.',
});
objectFrom('CardLayout', cardLayout, { description: 'The layout of a card.' });

objectFrom('CardDesign', cardDesignAnswer, {
  description: 'A design of cards that an event has.',
});

inputFrom('CardElementInput', cardElementInput);
inputFrom('CardLayoutInput', cardLayoutInput);

export const SaveCardDesignPayload = payloadFrom('SaveCardDesignPayload', {
  cardDesign: cardDesignAnswer,
});
export const DeleteCardDesignPayload = deletePayloadFrom('DeleteCardDesignPayload', {});

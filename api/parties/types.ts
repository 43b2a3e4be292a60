import { partyAnswer } from '../../schema/entities/party.ts';
import { objectFrom } from '../graphql/fromZod.ts';

export const Party = objectFrom('Party', partyAnswer, {
  description: 'Those who come together: the attendees of an event with the same party.',
});

import { partyAnswer } from '../../schema/entities/party.ts';
import { objectFrom } from '../graphql/fromZod.ts';

export const Party = objectFrom('Party', partyAnswer, {
  description: 'The attendees of an event with the same party, who come together.',
});

import { attentionAnswer } from '../../schema/entities/attention.ts';
import { objectFrom } from '../graphql/fromZod.ts';

export const Attention = objectFrom('Attention', attentionAnswer, {
  description: 'Something in the guest list that needs attention, and the guests concerned.',
});

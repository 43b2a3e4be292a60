import { restoreMomentInput } from '../../../schema/inputs/moments.ts';
import { inputFrom } from '../../graphql/fromZod.ts';

export const RestoreMomentInput = inputFrom('RestoreMomentInput', restoreMomentInput, {
  says: { revision: 'Of the change whose moment comes back.' },
});

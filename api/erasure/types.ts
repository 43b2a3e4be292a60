import { eraseInput } from '../../schema/inputs/erasure.ts';
import { deletePayloadFrom, inputFrom } from '../graphql/fromZod.ts';

export const EraseInput = inputFrom('EraseInput', eraseInput);
export const ErasePayload = deletePayloadFrom('ErasePayload', {});

import {
  createEventInput,
  deleteEventInput,
  editEventInput,
} from '../../schema/inputs/eventPlans.ts';
import { inputFrom } from '../graphql/fromZod.ts';

export const CreateEventInput = inputFrom('CreateEventInput', createEventInput);
export const EditEventInput = inputFrom('EditEventInput', editEventInput);
export const DeleteEventInput = inputFrom('DeleteEventInput', deleteEventInput);

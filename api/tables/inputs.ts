import {
  addTableInput,
  editTableInput,
  moveTableInput,
  resizeTableInput,
  setEndSeatsInput,
  tableIdInput,
} from '../../schema/inputs/tables.ts';
import { inputFrom } from '../graphql/fromZod.ts';

export const AddTableInput = inputFrom('AddTableInput', addTableInput);
export const EditTableInput = inputFrom('EditTableInput', editTableInput);
export const ResizeTableInput = inputFrom('ResizeTableInput', resizeTableInput);
export const SetEndSeatsInput = inputFrom('SetEndSeatsInput', setEndSeatsInput);
export const MoveTableInput = inputFrom('MoveTableInput', moveTableInput);
export const TableIdInput = inputFrom('TableIdInput', tableIdInput);

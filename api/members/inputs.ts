import {
  changeUserInput,
  createUserInput,
  editProfileInput,
  relinkUserInput,
  setUserActiveInput,
  setUserMembershipInput,
  setUserRoleInput,
} from '../../schema/inputs/members.ts';
import { inputFrom } from '../graphql/fromZod.ts';

export const EditProfileInput = inputFrom('EditProfileInput', editProfileInput);
export const CreateUserInput = inputFrom('CreateUserInput', createUserInput);
export const EditUserInput = inputFrom('EditUserInput', changeUserInput);
export const RelinkUserInput = inputFrom('RelinkUserInput', relinkUserInput);
export const SetUserRoleInput = inputFrom('SetUserRoleInput', setUserRoleInput);
export const SetUserMembershipInput = inputFrom('SetUserMembershipInput', setUserMembershipInput);
export const SetUserActiveInput = inputFrom('SetUserActiveInput', setUserActiveInput);

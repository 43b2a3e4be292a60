import { memberRoles, membershipLevels } from '../../schema/vocabulary.ts';
import { memberRoleLabels, membershipLabels } from '../members/labels.ts';

export const roleOptions = memberRoles.map((value) => ({ value, label: memberRoleLabels[value] }));

export const levelOptions = membershipLevels.map((value) => ({
  value,
  label: membershipLabels[value],
}));

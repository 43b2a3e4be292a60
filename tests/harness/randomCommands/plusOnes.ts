import type { PlusOneCommand } from '../../../api/plusOnes/commands.ts';
import type { RandomCommands } from './named.ts';

export const plusOneCommands = {
  addPlusOnes: ({ person, c }) => ({ type: 'AddPlusOnes', ...person, count: 1 + (c % 3) }),
} satisfies RandomCommands<PlusOneCommand>;

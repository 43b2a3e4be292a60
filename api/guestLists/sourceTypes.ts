import { columnMapping, listSource } from '../../schema/inputs/listSource.ts';
import { inputFrom } from '../graphql/fromZod.ts';

inputFrom('ColumnMappingInput', columnMapping, {
  description: 'Which column of a file holds what, by its index from 0.',
});
inputFrom('ListSourceInput', listSource, {
  description:
    'Where a list came from: who is missing from it the next time is told by its header, and its columns are remembered.',
});

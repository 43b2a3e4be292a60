import { columnMapping, listSource } from '../../schema/inputs/listSource.ts';
import { inputFrom } from '../graphql/fromZod.ts';

inputFrom('ColumnMappingInput', columnMapping, {
  description: "The content of a file's columns, by their index from 0.",
});
inputFrom('ListSourceInput', listSource, {
  description:
    'The source of a list. Its header identifies the list next time, to find missing people and to remember its columns.',
});

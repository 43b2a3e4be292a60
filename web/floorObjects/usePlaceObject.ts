import type { PlaceFloorObjectInput } from '../gql/graphql.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { PlaceFloorObject } from './documents.ts';
import { freeName } from './freeName.ts';
import { kindLabel } from './kinds.ts';

type Placed = Omit<PlaceFloorObjectInput, 'commandId'>;

/** Places an object. If its default name was taken meanwhile, uses the next number instead. */
export const usePlaceObject = (objects: readonly { name: string }[]) => {
  const [place] = useCommand(PlaceFloorObject);
  return async (input: Placed) => {
    const taken = [...objects];
    const usual = () => freeName(kindLabel(input.kind), taken);
    for (let { name } = input; ; name = usual()) {
      const isUsual = name === usual();
      try {
        return (await place({ ...input, name })).placeFloorObject.object;
      } catch (error) {
        if (!isUsual || problemOf(error).code !== 'NAME_TAKEN') throw error;
        taken.push({ name });
      }
    }
  };
};

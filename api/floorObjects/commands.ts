import type { FloorObject, Place } from '../../schema/planFacts.ts';

/** The parts of an object besides kind, name and place. Default: as usual for its kind. */
type Made = Partial<Pick<FloorObject, 'shape' | 'point' | 'isSolid'>>;

/** The id of a new object comes from the decision context: `id(0)`. */
export type FloorObjectCommand =
  | ({
      type: 'PlaceFloorObject';
      eventId: string;
      kind: FloorObject['kind'];
      name: string;
      place: Place;
    } & Made)
  | {
      type: 'ChangeFloorObject';
      eventId: string;
      objectId: string;
      changes: {
        kind?: FloorObject['kind'];
        name?: string;
        place?: Partial<Place>;
        /** The shape as the editor saw it. Without it, the shape is replaced. */
        seen?: FloorObject['shape'];
      } & Made;
    }
  | {
      type: 'RemoveFloorObject';
      eventId: string;
      objectId: string;
      /** Whether to remove the rules that name the object, too. By default, they refuse the removal. */
      withRules?: boolean;
    };

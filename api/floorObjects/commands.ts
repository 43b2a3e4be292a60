import type { FloorObject, Place } from '../../schema/domainEvents.ts';

/** The id of a new object comes from the decision context: `id(0)`. */
export type FloorObjectCommand =
  | {
      type: 'PlaceFloorObject';
      eventId: string;
      kind: FloorObject['kind'];
      name: string;
      place: Place;
    }
  | {
      type: 'ChangeFloorObject';
      eventId: string;
      objectId: string;
      changes: { kind?: FloorObject['kind']; name?: string; place?: Partial<Place> };
    }
  | {
      type: 'RemoveFloorObject';
      eventId: string;
      objectId: string;
      /** Also what rules name it. Default: they refuse the removal. */
      withRules?: boolean;
    };

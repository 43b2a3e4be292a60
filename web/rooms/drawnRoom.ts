import type { RoomPartsFragment } from '../gql/graphql.ts';

/** The outline and background of a room as charts draw them: of a plan, or of a moment. */
export type DrawnRoom = Pick<RoomPartsFragment, 'outline' | 'background'>;

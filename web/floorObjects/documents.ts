import { graphql } from '../gql/gql.ts';

graphql(`
  fragment SeatingObject on FloorObject {
    id
    kind
    name
    x
    y
    rotation
    isSolid
    point {
      x
      y
    }
    shape {
      ...ShapeParts
    }
  }
  fragment ShapeParts on FloorShape {
    type
    width
    height
    points
    isClosed
    thickness
  }
`);

export const PlaceFloorObject = graphql(`
  mutation PlaceFloorObject($input: PlaceFloorObjectInput!) {
    placeFloorObject(input: $input) {
      object {
        ...SeatingObject
      }
    }
  }
`);

export const ChangeFloorObject = graphql(`
  mutation ChangeFloorObject($input: ChangeFloorObjectInput!) {
    changeFloorObject(input: $input) {
      object {
        ...SeatingObject
      }
    }
  }
`);

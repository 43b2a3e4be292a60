import { graphql } from '../gql/gql.ts';

graphql(`
  fragment OutlineParts on RoomOutline {
    points
    units
  }
  fragment BackgroundParts on RoomBackground {
    imageId
    width
    height
    x
    y
    cmPerPixel
    rotation
    opacity
  }
  fragment RoomParts on Room {
    id
    outline {
      ...OutlineParts
    }
    background {
      ...BackgroundParts
    }
  }
`);

export const SetRoomOutline = graphql(`
  mutation SetRoomOutline($input: SetRoomOutlineInput!) {
    setRoomOutline(input: $input) {
      stepId
      room {
        ...RoomParts
      }
    }
  }
`);

export const SetBackground = graphql(`
  mutation SetBackground($input: SetBackgroundInput!) {
    setBackground(input: $input) {
      stepId
      room {
        ...RoomParts
      }
    }
  }
`);

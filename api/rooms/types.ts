import {
  pictureRoom,
  roomAnswer,
  roomBackground,
  roomOutline,
} from '../../schema/entities/room.ts';
import { roomBackgroundInput, roomOutlineInput } from '../../schema/inputs/rooms.ts';
import { inputFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';

const corners = 'Its corners on the floor in order, each as [x, y] in centimetres.';

objectFrom('RoomOutline', roomOutline, {
  description: 'The edge of a room.',
  descriptions: { points: corners },
});
objectFrom('RoomBackground', roomBackground, {
  description: 'A picture of the hall that lies under everything else.',
});
objectFrom('Room', roomAnswer, {
  description: 'The room of an event itself.',
  descriptions: { id: 'The id of the event.' },
});
objectFrom('PictureRoom', pictureRoom, { description: 'A room as it was at a moment.' });

inputFrom('RoomOutlineInput', roomOutlineInput, { descriptions: { points: corners } });
inputFrom('RoomBackgroundInput', roomBackgroundInput, {
  description: 'The picture of a hall. Absent: its middle at 0, 0, upright.',
});

export const RoomPayload = payloadFrom('RoomPayload', { room: roomAnswer });

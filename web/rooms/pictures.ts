import type { FloorImage } from '../../schema/entities/floorImage.ts';
import { ofMember } from '../graphql/memberOfPage.ts';

const addressOf = (eventId: string) => `/api/events/${encodeURIComponent(eventId)}/images`;

export const pictureAddress = (eventId: string, imageId: string): string =>
  `${addressOf(eventId)}/${imageId}`;

/** The pictures that an event keeps, the latest first. */
export const picturesOf = async (eventId: string): Promise<FloorImage[]> => {
  const answer = await fetch(addressOf(eventId));
  return answer.ok ? answer.json() : [];
};

/** Has the event keep a picture. @throws Error with the server's words where it cannot be used */
export const uploadPicture = async (eventId: string, file: File): Promise<FloorImage> => {
  const answer = await fetch(addressOf(eventId), {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream', ...ofMember() },
    body: file,
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(typeof body.message === 'string' ? body.message : '');
  return body;
};

import { ServerError } from '@apollo/client/errors';
import type { FloorImage } from '../../schema/entities/floorImage.ts';
import { ofMember } from '../graphql/memberOfPage.ts';

const addressOf = (eventId: string) => `/api/events/${encodeURIComponent(eventId)}/images`;

export const pictureAddress = (eventId: string, imageId: string): string =>
  `${addressOf(eventId)}/${imageId}`;

/** The pictures that an event has, the latest first. */
export const picturesOf = async (eventId: string): Promise<FloorImage[]> => {
  const answer = await fetch(addressOf(eventId)).catch(() => undefined);
  return answer?.ok ? answer.json() : [];
};

/** Uploads a picture for an event. @throws ServerError if the picture cannot be used */
export const uploadPicture = async (eventId: string, file: File): Promise<FloorImage> => {
  const answer = await fetch(addressOf(eventId), {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream', ...ofMember() },
    body: file,
  });
  if (answer.ok) return answer.json();
  throw new ServerError('The upload failed', { response: answer, bodyText: await answer.text() });
};

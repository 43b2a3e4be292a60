import type { Page } from 'playwright-core';
import type { PreparedDinner } from '../preparedDinner.ts';

export type Screen = {
  name: string;
  /** Signed out, signed in without events, who planned the dinner, or an admin. */
  as: 'visitor' | 'newcomer' | 'organiser' | 'admin';
  path: string;
  /** What is to be seen before anything is judged. */
  heading: string;
  /** The part that is judged, where that is not the whole page. */
  part?: string;
  /** What to do from there, up to where the screen stands as it is named. */
  reach?: (page: Page) => Promise<unknown>;
  /** The plan is another one then: such a screen comes after all that expect it as prepared. */
  changesPlan?: true;
  /** What was begun there goes on when the screen is left, and is found again from another. */
  goesOn?: true;
};

/** The screens of a slice, for a dinner that is prepared. */
export type ScreensOf = (prepared: PreparedDinner) => Screen[];

/** What the dinner is called, which its screens say. */
export const dinner = 'Client dinner at the Orangery';

export const eventPage = ({ eventId }: PreparedDinner) =>
  ({ as: 'organiser', path: `/events/${eventId}`, heading: dinner }) as const;

export const eventTab = (prepared: PreparedDinner, tab: string) => {
  const event = eventPage(prepared);
  return { ...event, path: `${event.path}?tab=${tab}` };
};

export const seatingPage = ({ eventId }: PreparedDinner) =>
  ({ as: 'organiser', path: `/seating?event=${eventId}`, heading: dinner }) as const;

import type { Page } from 'playwright-core';
import type { PreparedDinner } from '../preparedDinner.ts';

export type Screen = {
  name: string;
  /** Signed out, signed in without events, the planner of the dinner, or an admin. */
  as: 'visitor' | 'newcomer' | 'organiser' | 'admin';
  path: string;
  /** What must be shown before the screen is judged. */
  heading: string;
  /** The part that is judged, if it is not the whole page. */
  part?: string;
  /** The actions from there to the named state of the screen. */
  reach?: (page: Page) => Promise<unknown>;
  /** The screen leaves the plan changed, so it comes after all that expect it as prepared. */
  changesPlan?: true;
  /** Ends what was started there and would outlive the screen. */
  end?: (page: Page) => Promise<unknown>;
};

/** The screens of a slice, for a prepared dinner. */
export type ScreensOf = (prepared: PreparedDinner) => Screen[];

/** The name of the dinner, as shown on its screens. */
export const dinner = 'Client dinner at the Orangery';

export const eventPage = ({ eventId }: PreparedDinner) =>
  ({ as: 'organiser', path: `/events/${eventId}`, heading: dinner }) as const;

export const eventTab = (prepared: PreparedDinner, tab: string) => {
  const event = eventPage(prepared);
  return { ...event, path: `${event.path}?tab=${tab}` };
};

export const seatingPage = ({ eventId }: PreparedDinner) =>
  ({ as: 'organiser', path: `/seating?event=${eventId}`, heading: dinner }) as const;

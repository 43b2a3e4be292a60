/** Who is on an event now: never recorded, gone when they are. */

/** Colours that tell members apart; the client has one for each number below it. */
export const tones = 8;

/** How many members are listed at most. */
export const mostPresent = 200;

/** How many attendees somebody can have in their hand. */
export const mostHeld = 50;

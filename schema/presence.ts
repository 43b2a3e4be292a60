/** The number of colours that tell present members apart. The client has one for each index. */

export const tones = 8;

export const maxPresent = 200;

/** The most attendees that a screen can hold. */
export const maxHeld = 50;

/** Ends a keycap such as 1️⃣. */
export const keycap = '\u20e3';

/**
 * Emoji, each with all of its parts, which fonts draw as one picture: a flag, a keycap, a family, or any with
 * a tone of skin.
 */
export const emojiPictures =
  /\p{RI}{2}|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)*/gu;

/** A pointer that moves less far than this, in pixels, between its press and its release has tapped. */
export const tapsThreshold = 6;

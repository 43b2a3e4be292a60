/** In pixels: a pointer that moves less than this between press and release has tapped. */
export const tapsThreshold = 6;

/** In pixels: a pointer that moves less than this between press and release has tapped, because hands shake. */
export const tapsThreshold = 6;

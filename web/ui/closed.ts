/** A state update that closes `id`, unless something else has been opened since. */
export const closed =
  <Open>(id: Open) =>
  (open: Open | null): Open | null =>
    open === id ? null : open;

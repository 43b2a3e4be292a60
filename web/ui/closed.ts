/** What is open once this is closed: something else that was opened meanwhile stays. */
export const closed =
  <Open>(id: Open) =>
  (open: Open | null): Open | null =>
    open === id ? null : open;

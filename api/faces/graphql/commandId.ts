/** Describes the `commandId` that every mutation's input may carry. */
export const aCommandId =
  'Repeat a mutation with the same id to have it happen once: the first answer comes again.';

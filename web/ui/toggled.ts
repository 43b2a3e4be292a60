/** Removes an id if it is chosen, and adds it otherwise. */
export const toggled = <Id extends string>(chosen: readonly Id[], id: Id): Id[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

/** The same for a set. */
export const toggledIn = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(toggled([...chosen], id));

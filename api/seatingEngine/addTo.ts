/** Adds an item to the list of a key. */
export const addTo = <Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void => {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
};

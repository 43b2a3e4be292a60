/** The value stored under a key in this browser; null if there is none, or no storage. */
export const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const remember = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without storage the choice lasts until the user leaves the page.
  }
};

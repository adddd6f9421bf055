/** Stores a choice in this browser. If its storage is full or blocked, the choice works and is only not remembered. */
export const rememberHere = (key: string, choice: string): void => {
  try {
    window.localStorage.setItem(key, choice);
  } catch {
    // Copies of unsaved texts may fill the storage.
  }
};

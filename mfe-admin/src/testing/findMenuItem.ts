import { screen, waitFor } from '@testing-library/react';

const ENABLED = '[role="menuitem"]:not([aria-disabled="true"])';

/**
 * Finds an entry of an open menu. Waits until the menu has taken the focus, three frames after it opens: a dialog that
 * opens earlier would lose the focus to it, and the keys that a test types.
 */
export const findMenuItem = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const item = screen.getByRole('menuitem', { name });
    const menu = item.closest('[role="menu"]');
    const takesFocus = menu?.querySelector(ENABLED) !== null;
    if (takesFocus && !menu?.contains(document.activeElement))
      throw new Error(`The menu of '${name}' has not taken the focus.`);
    return item;
  });

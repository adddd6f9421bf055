import { screen, waitFor } from '@testing-library/react';

/**
 * Finds an open dialog by title, because antd gives all elements one ID in unit tests, so dialogs have no name. Waits
 * until its item is loaded, which replaces the dialog, and until it has taken the focus; text typed earlier would be lost.
 */
export const findDialog = (title: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const heading = screen.getByText(title, { selector: '.mfe-admin_ant-modal-title' });
    const dialog = heading.closest<HTMLElement>('[role="dialog"]');
    if (dialog === null) throw new Error(`'${title}' is the title of no dialog.`);
    if (dialog.querySelector('[aria-label="Loading"]') !== null) throw new Error(`'${title}' is loading.`);
    if (!dialog.contains(document.activeElement)) throw new Error(`'${title}' has not taken the focus.`);
    return dialog;
  });

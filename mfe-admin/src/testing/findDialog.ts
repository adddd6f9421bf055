import { screen, waitFor } from '@testing-library/react';

/** Finds an open dialog by title, because antd gives all elements one ID in unit tests, so dialogs have no name. */
export const findDialog = async (title: string | RegExp): Promise<HTMLElement> => {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' });
  const dialog = heading.closest<HTMLElement>('[role="dialog"]');
  if (dialog === null) throw new Error(`'${title}' is the title of no dialog.`);
  // Waits until the dialog has taken the focus; text typed earlier would be lost.
  await waitFor(() => {
    if (!dialog.contains(document.activeElement)) throw new Error(`'${title}' has not taken the focus.`);
  });
  return dialog;
};

import { screen, waitFor } from '@testing-library/react';

/** The open dialog of a title. antd gives every element the same id in unit tests, so a dialog has no name of its own there. */
export const findDialog = async (title: string | RegExp): Promise<HTMLElement> => {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' });
  const dialog = heading.closest<HTMLElement>('[role="dialog"]');
  if (dialog === null) throw new Error(`'${title}' is the title of no dialog.`);
  // It takes the focus when it has opened: what is typed before that would be lost, as it would be by nobody's hand.
  await waitFor(() => {
    if (!dialog.contains(document.activeElement)) throw new Error(`'${title}' has not taken the focus.`);
  });
  return dialog;
};

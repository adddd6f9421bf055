import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The options of a select, found by its label. */
export const toChoices = async (user: UserEvent, label: string): Promise<(string | null)[]> => {
  await user.click(screen.getByRole('combobox', { name: label }));
  return waitFor(() => {
    const options = [
      ...document.querySelectorAll('.mfe-admin_ant-select-dropdown .mfe-admin_ant-select-item-option-content'),
    ];
    if (options.length === 0) throw new Error(`'${label}' has not opened.`);
    return options.map((option) => option.textContent);
  });
};

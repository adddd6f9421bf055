import { test } from '@playwright/test';

/** Notes what this test measured, for the table of faults. */
export const measured = (description: string): void => {
  test.info().annotations.push({ type: 'measured', description });
};

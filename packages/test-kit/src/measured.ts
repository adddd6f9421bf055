import { appendFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';

const RESULTS = fileURLToPath(new URL('../../../test-results', import.meta.url));

/** Notes what the running test measured, for the table of faults. */
export const measured = (description: string): void => {
  mkdirSync(RESULTS, { recursive: true });
  appendFileSync(`${RESULTS}/measured.jsonl`, `${JSON.stringify([expect.getState().currentTestName, description])}\n`);
};

import { describe, expect, it } from '@jest/globals';
import { toMailText } from './issue-content.js';

describe('text of a newsletter mail', () => {
  it('NEWS-1 shows tables of a spreadsheet, whose cells span more columns and rows than it has', () => {
    const table =
      '<table><tr><th colspan="16384">Prices</th></tr><tr><td rowspan="16384">Loom</td><td>9</td></tr></table>';
    expect(toMailText(table)).toBe('Prices\nLoom     9');
  });
});

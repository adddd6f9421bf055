import { describe } from '@jest/globals';
import { aroundText, expectRules, requiredText } from '../../test/rule-table.js';
import { responseInput } from './submission.js';

describe('response validation', () => {
  expectRules('ACON-2', responseInput, { response: 'Thank you for your message.' }, [
    ...requiredText('response', 'Response message is required'),
    ...aroundText(
      'response',
      [10, 'Response must be at least 10 characters'],
      [10_000, 'Response must be at most 10000 characters'],
    ),
    ['response', '  Nine char  ', 'Response must be at least 10 characters'],
    ['notes', undefined, undefined],
    ['notes', '', undefined],
    ...aroundText('notes', [0], [500, 'Notes must be at most 500 characters']),
  ]);
});

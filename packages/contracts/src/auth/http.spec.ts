import { describe } from '@jest/globals';
import { keepsRules, long, requiredText } from '../../test/rule-table.js';
import { credentials } from './http.js';

describe('the rules of signing in', () => {
  const valid = { email: 'ada@studio.example', password: 'secret-1' };
  keepsRules('AUTH-1', credentials, valid, [
    ...requiredText('email', 'Email is required'),
    ['email', 'ada', 'Please enter a valid email'],
    ['email', 'ada@', 'Please enter a valid email'],
    ['email', 'ada@studio', 'Please enter a valid email'],
    ['email', ' ada@studio.example ', undefined],
    ['password', '', 'Password is required'],
    ['password', undefined, 'Password is required'],
    ['password', null, 'Password is required'],
    ['password', long(5), 'Password must be at least 6 characters'],
    ['password', long(6), undefined],
  ]);
});

import { describe } from '@jest/globals';
import { expectRules, long, requiredText } from '../../test/rule-table.js';
import { credentials, passwordChange } from './http.js';

describe('sign-in validation', () => {
  const valid = { email: 'ada@studio.example', password: 'secret-1' };
  expectRules('AUTH-1', credentials, valid, [
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

describe('new password validation', () => {
  const valid = { currentPassword: 'secret', newPassword: 'quiet-harbour-9' };
  expectRules('AUTH-5', passwordChange, valid, [
    ['newPassword', '', 'Password is required'],
    ['newPassword', long(7), 'Password must be at least 8 characters'],
    ['newPassword', long(8), undefined],
    ['newPassword', long(200), undefined],
    ['newPassword', long(201), 'Password is too long'],
    ['currentPassword', long(1), undefined],
  ]);
});

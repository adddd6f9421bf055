import { expect, it } from '@jest/globals';
import { DESKTOP, PHONE, ROBOT } from '../../test/browsers.js';
import { findDropReason } from './drop-reason.js';
import { getDevice } from './user-agent.js';

it.each([
  [DESKTOP, null, undefined],
  [PHONE, 'news.example', undefined],
  [DESKTOP, 'notsemalt.com', undefined],
  ['', null, 'no_user_agent'],
  [ROBOT, null, 'bot'],
  [DESKTOP, 'deep.semalt.com', 'spam_referrer'],
])('AANA-1 a view by %s from %s has the drop reason %s', (userAgent, host, reason) => {
  expect(findDropReason(userAgent, host)).toBe(reason);
});

it('AANA-1 an unknown browser has no device', () => {
  expect(getDevice('Something/1.0')).not.toHaveProperty('device');
  expect(getDevice(PHONE)).toEqual({ device: 'phone', browser: 'Safari', system: 'iOS' });
});

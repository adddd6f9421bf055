import { describe, expect, it } from '@jest/globals';
import { getChannel, getSource } from './source.js';

describe('source of a visit', () => {
  it.each([
    [null, undefined, 'Direct', 'direct'],
    ['www.google.co.uk', undefined, 'Google', 'search'],
    ['search.yahoo.com', undefined, 'Yahoo', 'search'],
    ['t.co', undefined, 'X', 'social'],
    ['de.linkedin.com', undefined, 'LinkedIn', 'social'],
    ['www.studio-friends.example', undefined, 'studio-friends.example', 'referral'],
    ['notgoogle.example', undefined, 'notgoogle.example', 'referral'],
    [null, 'newsletter', 'newsletter', 'campaign'],
    ['www.google.com', 'LINKEDIN', 'LinkedIn', 'social'],
    [null, '  ', 'Direct', 'direct'],
    [null, 'WWW.', 'www.', 'referral'],
    ['m.', undefined, 'm.', 'referral'],
    [`${'sub.'.repeat(60)}example`, undefined, `.${'sub.'.repeat(23)}example`, 'referral'],
  ])('AANA-1 with referrer %s and campaign source %s is %s (%s)', (host, campaign, name, channel) => {
    expect(getSource(host, campaign)).toBe(name);
    expect(getChannel(name)).toBe(channel);
  });
});

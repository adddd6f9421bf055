import { describe, expect, it } from '@jest/globals';
import { getLimit } from './get-limit.js';

describe('rate limit of a call', () => {
  it.each([
    ['POST', '/api/contact', 'contact'],
    ['POST', '/api/contact/newsletter', 'contact'],
    ['POST', '/api/contact/newsletter/confirm?x=1', 'contact'],
    ['POST', '/api/auth/login', 'login'],
    ['POST', '/api/auth/login/second-factor', 'login'],
    ['POST', '/api/auth/forgot-password', 'login'],
    ['POST', '/api/auth/reset-password/', 'login'],
    ['POST', '/api/auth/invitations/accept', 'login'],
    ['POST', '/api/auth/logout', 'public'],
    ['GET', '/api/contact', 'public'],
    ['GET', '/api/search?q=calm', 'search'],
    ['HEAD', '/api/search', 'search'],
    ['GET', '/api/blog', 'public'],
  ])('%s %s: %s', (method, url, limit) => expect(getLimit(method, url)).toBe(limit));
});

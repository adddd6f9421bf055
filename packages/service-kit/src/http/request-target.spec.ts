import { describe, expect, it } from '@jest/globals';
import { isCanonicalTarget } from './request-target.js';

describe('canonical form of a request target', () => {
  it.each([
    '/',
    '/api',
    '/blog/one-colour-is-enough?page=2',
    '/api/search?q=%C3%A9tude&x=//..%2f',
    '/caf%C3%A9',
    '/2019/05/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82',
    '/blog/it%E2%80%99s-%E2%82%AC5',
    '/gr%C3%B6%C3%9Fe',
    '/%F0%9F%98%80',
    '/a%20b',
    '/media/2026/11/picture.640.webp',
    '/blog/',
  ])('PLT-3 accepts %s', (url) => expect(isCanonicalTarget(url)).toBe(true));

  it.each([
    '/api/auth/%6cogin',
    '/api/auth/forgot-passwor%64',
    '/api/auth/login#x',
    '/%61dmin',
    '/preview%2Ftoken',
    '/blog/../admin',
    '/blog/%2e%2e/admin',
    '/blog/.',
    '/blog/..',
    '//',
    '/api//blog',
    '/a\\b',
    '/a%5cb',
    '/a%00',
    '/a%7f',
    '/a%C2%80',
    '/a\u0000b',
    '/a b',
    '/%',
    '/%zz',
    '/%ff',
    '/a%25b',
    'http://studio.example/blog',
    '*',
    '',
    `/${'0'.repeat(8192)}`,
  ])('PLT-3 rejects %j', (url) => expect(isCanonicalTarget(url)).toBe(false));
});

import { remoteManifest } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { getSigningKey, isSigned, type SignedRelease, signRelease } from './release-signing.js';

const SECRET = 'atelier_a-key-of-a-build-server-0123456789';
const DIGEST = 'A'.repeat(64);

const RELEASE: SignedRelease = {
  ...remoteManifest.parse({
    name: 'mfe-public',
    version: '1.0.0',
    platform: 2,
    entry: 'remoteEntry.js',
    css: ['main.css'],
    preload: { app: ['app.js'], 'page-home': ['home.js'] },
    pages: {
      routes: ['/'],
      sources: { 'img-src': ['https://tiles.example'], 'connect-src': ['https://maps.example'] },
      menu: [{ label: 'Orders', path: '/orders', needs: { action: 'read', resource: 'projects' } }],
    },
  }),
  files: [{ path: 'remoteEntry.js', bytes: 7, sha384: DIGEST }],
  commit: 'a'.repeat(40),
};
const SIGNATURE = signRelease(SECRET, RELEASE, new Date('2026-05-04T10:00:00.000Z'));
const { pages } = RELEASE;
if (pages === undefined) throw new Error('The sample has pages.');

describe('release signature', () => {
  it('PLT-3 belongs to the API key that created it', () => {
    expect(SIGNATURE.publicKey).toBe(getSigningKey(SECRET));
    expect(getSigningKey(`${SECRET}x`)).not.toBe(SIGNATURE.publicKey);
    expect(isSigned(RELEASE, SIGNATURE)).toBe(true);
    expect(isSigned(RELEASE, { ...SIGNATURE, publicKey: getSigningKey('another') })).toBe(false);
  });

  it('PLT-3 stays valid for releases signed in the first format', () => {
    const value = 'o3otrHLat8h5oV9VrdzzL07pVkpHc1kx14vQsNm7es-a_X1hNYK82ie8hq_DZrAYiAiaspsNGbWwLSg7z5MADg';
    expect(SIGNATURE.value).toBe(value);
  });

  it('PLT-3 does not depend on the order of fields, nor on fields of later versions', () => {
    const { preload, ...rest } = RELEASE;
    const sources = { 'connect-src': ['https://maps.example'], 'img-src': ['https://tiles.example'] };
    const same = { publishedAt: 'later', preload: { 'page-home': ['home.js'], app: preload.app ?? [] }, ...rest };
    expect(isSigned({ ...same, pages: { ...pages, sources } }, SIGNATURE)).toBe(true);
  });

  const changes: [what: string, change: Partial<SignedRelease>][] = [
    ['entry', { entry: 'other.js' }],
    ['version', { version: '1.0.1' }],
    ['commit', { commit: 'b'.repeat(40) }],
    ['server bundle', { serverEntry: 'server/render.mjs' }],
    ['preloads', { preload: {} }],
    ['shared version', { shared: { react: 20 } }],
    ['digest of a file', { files: [{ path: 'remoteEntry.js', bytes: 7, sha384: 'B'.repeat(64) }] }],
    ['sources for the content security policy', { pages: { ...pages, sources: {} } }],
    ['routes', { pages: { ...pages, routes: ['/', '/admin'] } }],
    ['list of slots', { pages: { ...pages, slots: ['home'] } }],
    ['permission of a menu entry', { pages: { ...pages, menu: [{ label: 'Orders', path: '/orders' }] } }],
  ];
  it.each(changes)('PLT-3 does not match a different %s', (_what, change) => {
    expect(isSigned({ ...RELEASE, ...change }, SIGNATURE)).toBe(false);
  });

  it('PLT-3 covers the slots, and becomes invalid if they are removed', () => {
    const withSlots = { ...RELEASE, pages: { ...pages, slots: ['home'] } };
    const signature = signRelease(SECRET, withSlots);
    expect(isSigned(withSlots, signature)).toBe(true);
    expect(isSigned(RELEASE, signature)).toBe(false);
    expect(isSigned({ ...withSlots, pages: { ...pages, slots: ['dashboard'] } }, signature)).toBe(false);
  });
});

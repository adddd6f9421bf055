import { expect, it } from '@jest/globals';
import { connectToReleases, siteToReleaseTo } from './connect.ts';

it.each(['studio.example', 'localhost:4000'])(
  'PLT-2 a release to ATELIER_URL=%s is rejected with an example of an address',
  async (url) => {
    const env = { ATELIER_URL: url, ATELIER_RELEASE_KEY: 'a-key' };
    const message = 'Set ATELIER_URL to the address of an Atelier, such as https://studio.example.';
    await expect(connectToReleases(env)).rejects.toThrow(message);
    expect(() => siteToReleaseTo(env)).toThrow(message);
  },
);

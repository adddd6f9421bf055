import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aroundNavigation } from './navigate';
import { isPageReady } from './pageModules';

describe('two navigations in quick succession', () => {
  beforeEach(() => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  });

  it('CHR-3 end at the page requested last, even if the chunk of the first one arrives later', async () => {
    await isPageReady('/blog');
    const navigate = jest.fn<(to: string | URL) => void>();
    aroundNavigation(navigate, '/team', {});
    aroundNavigation(navigate, '/blog', {});
    await isPageReady('/blog');
    await isPageReady('/team');
    await new Promise((resolve) => setTimeout(resolve));
    expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/blog']);
  });

  it('CHR-3 open both pages if the second waits for the first', async () => {
    const navigate = jest.fn<(to: string | URL) => void>();
    for (const path of ['/team', '/blog']) {
      aroundNavigation(navigate, path, {});
      await isPageReady(path);
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/team', '/blog']);
  });
});

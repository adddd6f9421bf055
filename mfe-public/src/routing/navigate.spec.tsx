import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aroundNavigation } from './navigate';
import { isPageReady } from './pageModules';
import { ROUTES, type Route } from './routes';

const routes = ROUTES as Route[];

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

describe('a link to a place on the page', () => {
  beforeEach(() => window.history.replaceState(null, '', '/contact?service=branding'));

  it('CHR-3 goes there as an ordinary link does, without another page', async () => {
    const navigate = jest.fn();
    aroundNavigation(navigate, '/contact?service=branding#message-form', {});
    expect(window.location.hash).toBe('#message-form');
    await isPageReady('/contact');
    await new Promise((resolve) => setTimeout(resolve));
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each(['/team#message-form', '/contact#message-form'])('CHR-3 opens %s, which is another address', async (to) => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    const navigate = jest.fn();
    aroundNavigation(navigate, to, {});
    await isPageReady(to);
    await new Promise((resolve) => setTimeout(resolve));
    expect(navigate).toHaveBeenCalledWith(to, {});
  });
});

describe('navigation to a page whose chunk cannot be loaded', () => {
  const assign = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    const load = () => Promise.reject(new Error('404'));
    routes.unshift({ name: 'page-that-is-gone', pattern: /^\/team\/ada$/, status: 200, load });
    // A document cannot be loaded in jsdom.
    const get = (target: Window, name: keyof Window) => (name === 'location' ? { assign } : target[name]);
    Object.defineProperty(globalThis, 'window', { value: new Proxy(window, { get } as object), configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window');
    routes.shift();
    jest.useRealTimers();
  });

  it('PLT-3 loads the page as a document, from the server that knows its version', async () => {
    const navigate = jest.fn();
    aroundNavigation(navigate, '/team/ada?from=home', {});
    await jest.advanceTimersByTimeAsync(2000);
    expect(assign.mock.calls).toEqual([['/team/ada?from=home']]);
    expect(navigate).not.toHaveBeenCalled();
  });
});

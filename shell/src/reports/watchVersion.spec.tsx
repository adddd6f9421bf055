import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchVersion } from './watchVersion';

const FOLDER = '/remotes/mfe-public/1.2.0/';

/** The browser's own observer: what it has seen is passed on at once. */
class FakeObserver {
  static readonly supportedEntryTypes = ['resource', 'longtask'];
  static readonly seen: object[] = [];
  readonly #onEntries: (list: { getEntries: () => object[] }) => void;

  constructor(onEntries: (list: { getEntries: () => object[] }) => void) {
    this.#onEntries = onEntries;
  }

  observe({ type }: { type: string }) {
    if (type === 'resource') this.#onEntries({ getEntries: () => FakeObserver.seen });
  }
}

describe('watchVersion', () => {
  beforeEach(() => {
    Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
    FakeObserver.seen.length = 0;
    document.head.replaceChildren();
  });

  const preload = (...paths: string[]) => {
    for (const href of paths)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };
  const getPageOfVitals = () => {
    const report = jest.fn<(name: string, value: number, page?: string) => void>();
    watchVersion(FOLDER, report, () => undefined);
    document.dispatchEvent(new Event('visibilitychange'));
    return report.mock.calls.find(([name]) => name === 'blocked')?.[2];
  };

  it('AANA-1 PLT-3 reports Web Vitals with the page that the document was rendered for, but without its URL', () => {
    preload('/remotes/mfe-other/1.0.0/page-home.0a1b2c.js', `${FOLDER}remoteEntry.js`, `${FOLDER}app.0a1b2c.js`);
    preload(`${FOLDER}page-post.0a1b2c.js`);
    expect(getPageOfVitals()).toBe('page-post');
  });

  it('PLT-3 reports Web Vitals without a page if the document has no page chunk', () => {
    preload(`${FOLDER}remoteEntry.js`, `${FOLDER}app.0a1b2c.js`);
    expect(getPageOfVitals()).toBeUndefined();
  });

  it('PLT-3 reports missing files of the version, and no files of others', () => {
    const at = (path: string, responseStatus: number) => ({ name: `https://studio.test${path}`, responseStatus });
    FakeObserver.seen.push(
      at(`${FOLDER}app.js`, 200),
      at(`${FOLDER}blog.0a1b2c3d.js`, 404),
      at('/remotes/mfe-public/1.1.0/blog.js', 404),
      at('/api/blog', 500),
    );
    const onMissing = jest.fn<(reason: string) => void>();
    watchVersion(FOLDER, () => undefined, onMissing);
    expect(onMissing.mock.calls).toEqual([['blog.0a1b2c3d.js was answered with 404']]);
  });
});

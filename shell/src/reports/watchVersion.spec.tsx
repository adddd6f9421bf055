import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchVersion } from './watchVersion';

const FOLDER = '/remotes/mfe-public/1.2.0/';

/** The browser's own observer: what it has seen is passed on at once. */
class FakeObserver {
  static readonly supportedEntryTypes = ['resource'];
  static readonly seen: object[] = [];
  readonly #onEntries: (list: { getEntries: () => object[] }) => void;

  constructor(onEntries: (list: { getEntries: () => object[] }) => void) {
    this.#onEntries = onEntries;
  }

  observe({ type }: { type: string }) {
    if (type === 'resource') this.#onEntries({ getEntries: () => FakeObserver.seen });
  }
}

describe('the files of a version', () => {
  beforeEach(() => {
    Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
    FakeObserver.seen.length = 0;
  });

  it('PLT-3 are reported where one is missing, and no file of others', () => {
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

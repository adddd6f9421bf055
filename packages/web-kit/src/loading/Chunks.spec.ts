import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Chunks, loadDocument } from './Chunks';

describe('a chunk', () => {
  const request = jest.fn<() => Promise<string>>();
  const missing = new Error('404');

  beforeEach(() => {
    jest.useFakeTimers();
    request.mockReset();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('PLT-3 is requested once for all who need it', async () => {
    request.mockResolvedValue('page');
    const chunks = new Chunks<string>();
    expect(chunks.get('blog', request)).toBe(chunks.get('blog', request));
    expect(await chunks.get('blog', request)).toBe('page');
    expect(chunks.get('blog', request)).toBe('page');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('PLT-3 that fails once is there after a pause', async () => {
    request.mockRejectedValueOnce(missing).mockResolvedValueOnce('page');
    const content = new Chunks<string>().get('blog', request);
    await jest.advanceTimersByTimeAsync(500);
    expect(request).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await content).toBe('page');
  });

  it('PLT-3 that fails twice is not requested again until somebody retries it', async () => {
    request.mockRejectedValue(missing);
    const chunks = new Chunks<string>();
    const first = chunks.get('blog', request);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await first).toBeUndefined();
    for (let rendering = 0; rendering < 10; rendering += 1) expect(await chunks.get('blog', request)).toBeUndefined();
    expect(request).toHaveBeenCalledTimes(2);
    request.mockResolvedValue('page');
    await chunks.retry('blog', request);
    expect(chunks.get('blog', request)).toBe('page');
  });
});

describe('a page whose chunk is gone', () => {
  const aWindow = (onLine: boolean) => {
    const assign = jest.fn();
    return { assign, window: { navigator: { onLine }, location: { assign } } as unknown as Window };
  };

  it.each([true, false])('PLT-3 is loaded as a document where there is a connection: %s', (onLine) => {
    const { assign, window: ours } = aWindow(onLine);
    expect(loadDocument('/blog', ours)).toBe(onLine);
    expect(assign.mock.calls).toEqual(onLine ? [['/blog']] : []);
  });
});

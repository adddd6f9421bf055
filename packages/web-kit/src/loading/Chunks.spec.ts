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

  it('PLT-3 is requested once for all callers', async () => {
    request.mockResolvedValue('page');
    const chunks = new Chunks<string>();
    expect(chunks.get('blog', request)).toBe(chunks.get('blog', request));
    expect(await chunks.get('blog', request)).toBe('page');
    expect(chunks.get('blog', request)).toBe('page');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('PLT-3 is retried after a pause if it fails once', async () => {
    request.mockRejectedValueOnce(missing).mockResolvedValueOnce('page');
    const content = new Chunks<string>().get('blog', request);
    await jest.advanceTimersByTimeAsync(500);
    expect(request).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await content).toBe('page');
  });

  it('PLT-3 is not requested again after two failures until it is retried explicitly', async () => {
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

describe('a page with a missing chunk', () => {
  const aWindow = (onLine: boolean) => {
    const assign = jest.fn();
    return { assign, window: { navigator: { onLine }, location: { assign } } as unknown as Window };
  };

  it.each([true, false])('PLT-3 is loaded as a document only while online: %s', (onLine) => {
    const { assign, window: ours } = aWindow(onLine);
    expect(loadDocument('/blog', ours)).toBe(onLine);
    expect(assign.mock.calls).toEqual(onLine ? [['/blog']] : []);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Toasts } from './Toasts';

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('CHR-4 appear at the top right for six seconds', () => {
    const toasts = new Toasts();
    toasts.show('Saved', 'success');
    expect(toasts.snapshot()).toEqual([
      expect.objectContaining({ text: 'Saved', tone: 'success', place: 'top-right' }),
    ]);
    jest.advanceTimersByTime(5999);
    expect(toasts.snapshot()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(toasts.snapshot()).toHaveLength(0);
  });

  it('CHR-4 appear at the given place for the given time', () => {
    const toasts = new Toasts();
    toasts.show('Thank you!', 'success', { place: 'bottom-right', durationMs: 4000 });
    expect(toasts.snapshot()[0]?.place).toBe('bottom-right');
    jest.advanceTimersByTime(4000);
    expect(toasts.snapshot()).toHaveLength(0);
  });

  it('disappear when dismissed, while the others stay', () => {
    const toasts = new Toasts();
    toasts.show('one');
    toasts.show('two');
    toasts.dismiss(toasts.snapshot()[0]?.id ?? 0);
    expect(toasts.snapshot().map(({ text }) => text)).toEqual(['two']);
  });
});

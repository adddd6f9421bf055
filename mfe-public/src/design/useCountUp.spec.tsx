import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { Figures } from './Figures';
import { COUNT_UP_MS } from './useCountUp';

let see: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  let isWatched = true;
  class FakeObserver {
    constructor(tell: IntersectionObserverCallback) {
      see = () => isWatched && tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {
      isWatched = true;
    }
    disconnect() {
      isWatched = false;
    }
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const shown = () => document.querySelector('dd [aria-hidden]')?.textContent;
const pass = (timeMs: number) => act(() => jest.advanceTimersByTime(timeMs));

describe('statistics', () => {
  it('HOME-1 count up once, over 2.5 s, when they come into view', () => {
    render(<Figures figures={[{ value: 250, suffix: '+', label: 'Projects completed' }]} />);
    expect([COUNT_UP_MS, shown()]).toEqual([2500, '250+']);
    act(() => see());
    pass(50);
    expect(Number.parseInt(shown() ?? '', 10)).toBeLessThan(60);
    pass(COUNT_UP_MS);
    expect(shown()).toBe('250+');
    act(() => see());
    pass(50);
    expect(shown()).toBe('250+');
  });

  it('HOME-1 do not animate under reduced motion', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    see = () => undefined;
    render(<Figures figures={[{ value: 95, suffix: '%', label: 'Client satisfaction' }]} />);
    act(() => see());
    pass(50);
    expect(shown()).toBe('95%');
  });
});

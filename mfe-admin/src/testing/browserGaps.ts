/** What jsdom lacks of a browser and the admin asks for. */
const wideStillScreen = (query: string) =>
  ({
    // Nothing moves, so that no test waits for an animation that jsdom never ends.
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class HeaderMap extends Map<string, string> {
  constructor(entries: Record<string, string>) {
    super(Object.entries(entries));
  }
  override get(name: string) {
    return super.get(name) ?? undefined;
  }
}

const notYet = new AbortController().signal;

export const fillBrowserGaps = (): void => {
  window.matchMedia ??= wideStillScreen;
  window.ResizeObserver ??= NoResizes;
  globalThis.Headers ??= HeaderMap as unknown as typeof Headers;
  AbortSignal.timeout ??= () => notYet;
  AbortSignal.any ??= () => notYet;
  // jsdom has no layout, so it has no pseudo-element's style either: antd only measures the scrollbar by it.
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
};

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

class LateChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

let previews = 0;

const notYet = new AbortController().signal;

export const fillBrowserGaps = (): void => {
  window.matchMedia ??= wideStillScreen;
  window.ResizeObserver ??= NoResizes;
  globalThis.Headers ??= HeaderMap as unknown as typeof Headers;
  globalThis.MessageChannel ??= LateChannel as unknown as typeof MessageChannel;
  AbortSignal.timeout ??= () => notYet;
  AbortSignal.any ??= () => notYet;
  Element.prototype.scrollIntoView ??= () => undefined;
  URL.createObjectURL ??= () => `blob:preview-${++previews}`;
  URL.revokeObjectURL ??= () => undefined;
  // The cascade over antd's sheets costs jsdom seconds a query and says nothing that a test here looks at.
  window.getComputedStyle = (element) => (element as HTMLElement).style;
};

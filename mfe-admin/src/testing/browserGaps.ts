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

const LABELABLE = 'button, input, meter, output, progress, select, textarea';

const isLabelOf = (field: HTMLElement) => (label: HTMLLabelElement) =>
  label.htmlFor === '' ? label.querySelector(LABELABLE) === field : label.htmlFor === field.id;

/** jsdom looks through the whole page for every label of every field, which is most of the time of a large form. */
const findLabelsFast = (): void => {
  for (const element of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(element.prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return [...document.querySelectorAll('label')].filter(isLabelOf(this));
      },
    });
};

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
  findLabelsFast();
  // The cascade over antd's sheets costs jsdom seconds a query and says nothing that a test here looks at.
  window.getComputedStyle = (element) => (element as HTMLElement).style;
};

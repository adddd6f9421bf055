const wideStillScreen = (query: string) =>
  ({
    // Reduced motion, because animations never end in jsdom.
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

const isLabelFor = (field: HTMLElement) => (label: HTMLLabelElement) =>
  label.htmlFor === '' ? label.querySelector(LABELABLE) === field : label.htmlFor === field.id;

/** jsdom searches the whole page for the labels of every field, which dominates the time in large forms. */
const findLabelsFast = (): void => {
  for (const element of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(element.prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return [...document.querySelectorAll('label')].filter(isLabelFor(this));
      },
    });
};

let previews = 0;

const notYet = new AbortController().signal;

/** Adds the browser APIs that the admin needs and jsdom lacks. */
export const installJsdomPolyfills = (): void => {
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
  // Computing the cascade of antd's style sheets takes jsdom seconds per query, and no test here needs the result.
  window.getComputedStyle = (element) => (element as HTMLElement).style;
};

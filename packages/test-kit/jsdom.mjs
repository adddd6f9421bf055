import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });

/** Node's own timers, so that fake timers also replace those of the window. */
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'];
const LANGUAGE = runInNewContext('Object.getOwnPropertyNames(globalThis)');
const KEPT = new Set([
  ...LANGUAGE,
  ...TIMERS,
  'console',
  'performance',
  'crypto',
  'MessageChannel',
  'structuredClone',
  'atob',
  'btoa',
]);

for (const name of TIMERS) window[name] = (...values) => globalThis[name](...values);
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = window[name].bind(window);

// What Node and the browser both have is the browser's, and what only the browser has is found behind Node's.
for (const name of Object.getOwnPropertyNames(globalThis).filter((one) => one in window && !KEPT.has(one)))
  if (!(name in window.EventTarget.prototype))
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => window[name],
      set: (value) => Object.assign(window, { [name]: value }),
    });
Object.setPrototypeOf(
  globalThis,
  new Proxy(Object.getPrototypeOf(globalThis), {
    has: (target, name) => name in target || name in window,
    get: (target, name) => (name in target ? target[name] : window[name]),
  }),
);

const NOWHERE = { top: 0, left: 0, bottom: 0, right: 0, width: 0, height: 0, x: 0, y: 0 };

const wideStillScreen = (query) => ({
  // Reduced motion, so that no test waits for an animation that never ends in jsdom.
  matches: query.includes('prefers-reduced-motion'),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
});

class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const readBytes = (blob) =>
  new Promise((resolve, reject) => {
    const reader = new window.FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });

const LABELABLE = 'button, input, meter, output, progress, select, textarea';

const isLabelFor = (field) => (label) =>
  label.htmlFor === '' ? label.querySelector(LABELABLE) === field : label.htmlFor === field.id;

/** jsdom searches the whole page for the labels of every field, which takes most of the time in large forms. */
const findLabelsFast = () => {
  for (const name of ['HTMLButtonElement', 'HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement'])
    Object.defineProperty(window[name].prototype, 'labels', {
      configurable: true,
      get() {
        return [...document.querySelectorAll('label')].filter(isLabelFor(this));
      },
    });
};

let previews = 0;

/** Adds the browser APIs that the front ends need and jsdom lacks. There is no layout, so every rectangle is empty. */
const addMissingApis = () => {
  window.matchMedia = wideStillScreen;
  window.ResizeObserver = NoResizes;
  delete window.IntersectionObserver;
  window.Element.prototype.scrollIntoView ??= () => undefined;
  window.URL.createObjectURL = () => `blob:preview-${++previews}`;
  window.URL.revokeObjectURL = () => undefined;
  window.Range.prototype.getBoundingClientRect ??= () => NOWHERE;
  window.Range.prototype.getClientRects ??= () => [];
  document.elementFromPoint ??= () => null;
  window.Blob.prototype.arrayBuffer ??= function () {
    return readBytes(this);
  };
  findLabelsFast();
  // Computing the cascade of antd's style sheets takes jsdom seconds per query, and no test here needs the result.
  window.getComputedStyle = (element) => element.style;
};

/** An empty document for the next test file; all files of a worker share one window. */
export const startDocument = () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  addMissingApis();
};

// Worker threads load modules once, so Testing Library would only clean up after the first file.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
addMissingApis();

import { FORM_ID } from './formId';

type FormChunk = typeof import('./form/MessageForm');

let loaded: FormChunk | undefined;
let wanted: Promise<FormChunk> | undefined;
/** The form in the server's HTML. */
let served: HTMLElement | null = null;

export const loadForm = async (): Promise<FormChunk> => {
  loaded ??= await import(/* webpackChunkName: "contact-form" */ './form/MessageForm');
  return loaded;
};

export const loadedForm = (): FormChunk | undefined => loaded;

/** Resolves when the element is near the viewport or gets the keyboard focus. */
const whenNear = (element: HTMLElement) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), { rootMargin: '400px' });
    observer.observe(element);
    element.addEventListener('focusin', () => resolve(), { once: true });
  });

const fetchForm = async (): Promise<FormChunk> => {
  served = document.getElementById(FORM_ID);
  if (served === null) return loadForm();
  await whenNear(served);
  // If its script cannot be loaded, the form still works as a plain submission.
  return loadForm().catch(() => new Promise<never>(() => undefined));
};

/** Loads the form's chunk: for a form in the server's HTML when it is near the viewport, otherwise immediately. */
export const formWhenNear = (): Promise<FormChunk> => {
  // The visitor left the page before the form was near, and is back: the form that was waited for is gone.
  if (served?.isConnected === false) wanted = undefined;
  wanted ??= fetchForm();
  wanted.catch(() => {
    wanted = undefined;
  });
  return wanted;
};

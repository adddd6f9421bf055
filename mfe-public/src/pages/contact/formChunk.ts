import { FORM_ID } from './formId';

type FormChunk = typeof import('./form/MessageForm');

let loaded: FormChunk | undefined;
let wanted: Promise<FormChunk> | undefined;

export const loadForm = async (): Promise<FormChunk> => {
  loaded ??= await import(/* webpackChunkName: "contact-form" */ './form/MessageForm');
  return loaded;
};

export const loadedForm = (): FormChunk | undefined => loaded;

/** Resolves when the element is near the window, or when the visitor turns to it by keyboard. */
const whenNear = (element: HTMLElement) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), { rootMargin: '400px' });
    observer.observe(element);
    element.addEventListener('focusin', () => resolve(), { once: true });
  });

const fetchForm = async (): Promise<FormChunk> => {
  const served = document.getElementById(FORM_ID);
  if (served === null) return loadForm();
  await whenNear(served);
  // The served form works as a plain post: where its script cannot be had, it stays one.
  return loadForm().catch(() => new Promise<never>(() => undefined));
};

/** The form's chunk: for a form of the server's HTML once it comes near, else at once. */
export const formWhenNear = (): Promise<FormChunk> => {
  wanted ??= fetchForm();
  wanted.catch(() => {
    wanted = undefined;
  });
  return wanted;
};

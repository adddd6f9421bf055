import { afterEach, expect, it } from '@jest/globals';
import { formWhenNear } from './formChunk';
import { FORM_ID } from './formId';

/** The form is far below the window. */
class NeverNear {
  observe() {}
  disconnect() {}
}

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it('CON-2 the form appears for a visitor who left the page before it was near, and comes back', async () => {
  Object.assign(globalThis, { IntersectionObserver: NeverNear });
  document.body.innerHTML = `<section id="${FORM_ID}"></section>`;
  const first = formWhenNear();
  expect(formWhenNear()).toBe(first);
  document.body.innerHTML = '';
  expect(await formWhenNear()).toHaveProperty('MessageForm');
});

import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import { browserApi } from '../data/browserApi';
import { fetchFormToken } from '../data/formToken';
import { takeForm } from '../pages/newsletter/takeForm';

const SENDING = 'Signing you up…';
const ASKED = 'Check your inbox: we’ve emailed you a link.';

const part = <Element extends HTMLElement>(form: HTMLFormElement, selector: string): Element => {
  const found = form.querySelector<Element>(selector);
  if (found === null) throw new Error(`The form of the footer has no ${selector}.`);
  return found;
};

const getFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Sends the footer's form without leaving the page, with the server's rules and messages. */
export const signUpInPlace = (form: HTMLFormElement, platform: VisitorPlatform): void => {
  if (form.dataset.inPlace !== undefined) return;
  form.dataset.inPlace = '';
  const token = fetchFormToken(platform);
  const input = part<HTMLInputElement>(form, '[name=email]');
  const said = part(form, '[role=status]');
  const button = part<HTMLButtonElement>(form, 'button');

  const send = async (): Promise<void> => {
    const begun = await token;
    const outcome = await takeForm({ ...getFields(form), ...(begun ? { token: begun } : {}) }, browserApi(platform));
    const isTaken = outcome.location !== undefined;
    said.textContent = isTaken ? ASKED : (outcome.issues.email ?? outcome.message);
    said.dataset.tone = isTaken ? 'success' : 'error';
    input.ariaInvalid = String(outcome.issues.email !== undefined);
    if (isTaken) form.reset();
    else input.focus();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    said.textContent = SENDING;
    delete said.dataset.tone;
    void send().finally(() => {
      button.ariaDisabled = 'false';
    });
  });
};

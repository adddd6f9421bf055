import { getProof } from '@atelier/contracts/contacts/get-proof';
import type { Failure } from '@atelier/contracts/http/failure';
import type { ServerApi } from '@atelier/web-kit/platform/RemoteApp';
import type { FormOutcome } from '../../routing/Page';
import { addressOfStep, toStep } from './steps';

type Form = Readonly<Record<string, string>>;

const UNAVAILABLE = 503;
const FAILED = 'Something went wrong. Please try again.';

const getTexts = (sent: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** The outcome of a call. Success redirects to another page, so that a reload sends nothing again. */
const post = async (
  api: ServerApi,
  path: string,
  sent: Readonly<Record<string, unknown>>,
  [page, state]: readonly [page: string, state: string],
): Promise<FormOutcome> => {
  const { status, body } = await api(path, { method: 'POST', body: sent }).catch(() => ({
    status: UNAVAILABLE,
    body: undefined,
  }));
  if (status < 400)
    return { status: 200, message: '', issues: {}, values: {}, location: `${page}?${new URLSearchParams({ state })}` };
  const { message, errors = [] } = (body ?? {}) as Partial<Failure>;
  const issues = Object.fromEntries(errors.map(({ field, message: text }) => [field, text]));
  return { status, message: status >= 500 ? FAILED : (message ?? FAILED), issues, values: getTexts(sent) };
};

/** Handles both forms of the page, on the server and in the browser: the link's button, and the address for a new link. */
export const takeForm = (form: Form, api: ServerApi): Promise<FormOutcome> => {
  const step = toStep(form.step);
  const page = addressOfStep(step);
  if (form.email === undefined)
    return post(api, `/contact/newsletter/${step}`, { token: form.token ?? '' }, [page, 'done']);
  // The footer's form is on every page, so its HTML is minimal.
  const source = form.step === undefined ? 'footer' : `${step}-page`;
  const signup = { email: form.email, source, ...getProof(form) };
  return post(api, '/contact/newsletter', signup, [page, 'asked']);
};

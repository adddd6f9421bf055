import { getProof } from '@atelier/contracts/contacts/get-proof';
import { type SubmitEvent, useRef, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { isApiError } from '../../../data/apiError';
import { fetchFormToken } from '../../../data/formToken';
import { usePlatform } from '../../../data/usePlatform';
import { applicationIssues, type Issues } from './applicationIssues';

/** Ten megabytes over a mobile network take longer than a message. */
const TIMEOUT_MS = 60_000;
const NOT_SENT = 'Your application was not sent. Everything you entered is still here.';

interface State {
  issues: Issues;
  /** Stays beside the button until the application is sent. */
  failure: string;
  isSent: boolean;
}

/** No file is a new one without a name each time. */
const getParts = (value: FormDataEntryValue) =>
  value instanceof File ? value.name && [value.name, value.size, value.lastModified] : value;

/** Without TLS, browsers have no crypto.randomUUID. */
const makeKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Equal for the same fields and the same file. */
const toContent = (form: FormData): string => JSON.stringify([...form.values()].map(getParts));

const serverIssues = (error: unknown): Issues =>
  isApiError(error) ? Object.fromEntries(error.issues.map(({ field, message }) => [field, message])) : {};

const firstInvalid = (form: HTMLFormElement, issues: Issues) =>
  [...form.elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLElement && element.id in issues,
  );

/** Sends an application. Errors are shown by field, and the values stay until it is sent. */
export const useApply = () => {
  const platform = usePlatform();
  const token = useRef<Promise<string | undefined>>(undefined);
  const attempt = useRef({ content: '', key: '' });
  const [state, setState] = useState<State>({ issues: {}, failure: '', isSent: false });

  const refuse = (form: HTMLFormElement, issues: Issues): void => {
    setState({ issues, failure: Object.keys(issues).length === 0 ? NOT_SENT : '', isSent: false });
    firstInvalid(form, issues)?.focus();
  };
  const post = async (_key: string, { arg: form }: { arg: HTMLFormElement }) => {
    const body = new FormData(form);
    const website = String(body.get('website') ?? '');
    body.delete('website');
    const content = toContent(body);
    // The answer to an application that arrived may be lost, so a repetition keeps its key.
    if (attempt.current.content !== content) attempt.current = { content, key: makeKey() };
    const headers = { 'Idempotency-Key': attempt.current.key };
    const proof = getProof({ token: await token.current, website });
    if (proof.form !== undefined) body.set('form', JSON.stringify(proof.form));
    await platform?.api.call('POST /contact/applications', { body, headers, timeoutMs: TIMEOUT_MS }).then(
      () => setState({ issues: {}, failure: '', isSent: true }),
      (error: unknown) => refuse(form, serverIssues(error)),
    );
  };
  const { trigger, isMutating: isSending } = useSWRMutation('POST /contact/applications', post);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const issues = applicationIssues(new FormData(form));
    if (Object.keys(issues).length > 0) refuse(form, issues);
    else void trigger(form);
  };
  /** Called when the visitor starts to use the form. */
  const begin = (): void => {
    if (platform !== null) token.current ??= fetchFormToken(platform);
  };
  return { ...state, isSending, onSubmit, begin };
};

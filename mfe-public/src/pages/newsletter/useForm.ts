import { type SubmitEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { browserApi } from '../../data/browserApi';
import { fetchFormToken } from '../../data/formToken';
import { usePlatform } from '../../data/usePlatform';
import type { FormOutcome } from '../../routing/Page';
import { takeForm } from './takeForm';

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Sends a form of the page without leaving it. `onRefusal` takes what it came to where that was no success. */
export const useForm = (onRefusal: (outcome: FormOutcome) => void) => {
  const platform = usePlatform();
  const [, navigate] = useLocation();
  const token = useRef<Promise<string | undefined>>(undefined);
  const [isSending, setIsSending] = useState(false);
  const send = async (form: HTMLFormElement): Promise<void> => {
    if (platform === null) return;
    setIsSending(true);
    const begun = await token.current;
    const outcome = await takeForm({ ...(begun ? { token: begun } : {}), ...fieldsOf(form) }, browserApi(platform));
    setIsSending(false);
    if (outcome.location === undefined) onRefusal(outcome);
    else navigate(outcome.location, { replace: true });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  };
  /** Somebody turned to the form. */
  const begin = (): void => {
    if (platform !== null) token.current ??= fetchFormToken(platform);
  };
  return { isSending, onSubmit, begin };
};

import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import { type SubmitEvent, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { useLocation } from 'wouter';
import { browserApi } from '../../data/browserApi';
import { fetchFormToken } from '../../data/formToken';
import { usePlatform } from '../../data/usePlatform';
import type { FormOutcome } from '../../routing/Page';
import { takeForm } from './takeForm';

const getFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Sends a form of the page without leaving it. `onRefusal` gets the outcome if it was not a success. */
export const useForm = (onRefusal: (outcome: FormOutcome) => void) => {
  const platform = usePlatform();
  const [, navigate] = useLocation();
  const token = useRef<Promise<string | undefined>>(undefined);
  const send = async (_key: string, { arg: fields }: { arg: Record<string, string> }) => {
    const begun = await token.current;
    const api = browserApi(platform as VisitorPlatform);
    return takeForm({ ...(begun ? { token: begun } : {}), ...fields }, api);
  };
  const { trigger, isMutating: isSending } = useSWRMutation('newsletter', send, {
    onSuccess: (outcome) =>
      outcome.location === undefined ? onRefusal(outcome) : navigate(outcome.location, { replace: true }),
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSending) void trigger(getFields(event.currentTarget));
  };
  /** Called when the visitor starts to use the form. */
  const begin = (): void => {
    if (platform !== null) token.current ??= fetchFormToken(platform);
  };
  return { isSending, onSubmit, begin };
};

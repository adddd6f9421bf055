import { messageOfForm } from '@atelier/contracts/contacts/contact-message';
import { getProof } from '@atelier/contracts/contacts/get-proof';
import { useCallback, useEffect, useRef, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { serverMessageOr } from '../../../data/apiError';
import { fetchFormToken } from '../../../data/formToken';
import { usePlatform } from '../../../data/usePlatform';
import { BANNER_MS, ERROR_TOAST_MS, FAILED_TOAST, SENT_TOAST, SUCCESS_TOAST_MS } from '../texts';
import { attemptKey, forgetDraft, keepBegun, readBegun } from './messageDraft';
import type { MessageValues } from './messageValues';

export type Banner = 'sent' | 'failed';

interface Sending {
  values: MessageValues;
  /** The value of the honeypot. */
  website: string;
}

/** Sends a message. A toast and a banner report the result for some seconds; `hasFailed` stays until it is sent. */
export const useSendMessage = (initial: Banner | undefined, onSent: (sent: MessageValues) => void) => {
  const platform = usePlatform();
  const isBegun = useRef(false);
  const [banner, setBanner] = useState(initial);
  const [hasFailed, setHasFailed] = useState(initial === 'failed');
  useEffect(() => {
    if (banner === undefined) return;
    const timer = setTimeout(() => setBanner(undefined), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);

  const report = (result: Banner, text: string): void => {
    const options = {
      place: 'bottom-right',
      durationMs: result === 'sent' ? SUCCESS_TOAST_MS : ERROR_TOAST_MS,
    } as const;
    platform?.toasts.show(text, result === 'sent' ? 'success' : 'error', options);
    setBanner(result);
    setHasFailed(result === 'failed');
  };
  const post = async (_key: string, { arg: { values, website } }: { arg: Sending }) => {
    const message = messageOfForm(values, values.subject);
    await platform?.api.call('POST /contact', {
      body: { ...message, ...getProof({ token: readBegun(), website }) },
      headers: { 'Idempotency-Key': attemptKey(message) },
    });
    return values;
  };
  const { trigger, isMutating } = useSWRMutation('POST /contact', post, {
    throwOnError: false,
    onSuccess: (sent) => {
      forgetDraft();
      isBegun.current = false;
      // Analytics only learns that a message was sent.
      window.dispatchEvent(new Event('message_sent'));
      report('sent', SENT_TOAST);
      onSent(sent);
    },
    onError: (error) => report('failed', serverMessageOr(error, FAILED_TOAST)),
  });

  /** Called when the visitor starts to use the form. */
  const begin = useCallback(() => {
    if (platform === null || isBegun.current) return;
    isBegun.current = true;
    if (readBegun() === undefined) void fetchFormToken(platform).then(keepBegun);
  }, [platform]);

  return { banner, hasFailed, isSending: isMutating, send: trigger, begin };
};

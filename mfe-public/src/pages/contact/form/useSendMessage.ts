import { type ContactMessage, messageOfForm } from '@atelier/contracts/contacts/contact-message';
import { useCallback, useEffect, useState } from 'react';
import { serverMessageOr } from '../../../data/apiError';
import { usePlatform } from '../../../data/usePlatform';
import { BANNER_MS, ERROR_TOAST_MS, FAILED_TOAST, SENT_TOAST, SUCCESS_TOAST_MS } from '../texts';
import { attemptKey, forgetDraft } from './messageDraft';
import type { MessageValues } from './messageValues';

export type Banner = 'sent' | 'failed';

/** Sends a message and says how it went: a toast, and a banner that goes by itself. Answers whether it arrived. */
export const useSendMessage = (initial: Banner | undefined) => {
  const platform = usePlatform();
  const [banner, setBanner] = useState(initial);
  useEffect(() => {
    if (banner === undefined) return;
    const timer = setTimeout(() => setBanner(undefined), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);

  const post = useCallback(
    (message: ContactMessage) =>
      platform?.api.call('POST /contact', {
        body: message,
        headers: { 'Idempotency-Key': attemptKey(message) },
      }),
    [platform],
  );

  const send = async (values: MessageValues): Promise<boolean> => {
    setBanner(undefined);
    try {
      await post(messageOfForm(values, values.subject));
      forgetDraft();
      // Whoever counts hears that a message was sent, and no more.
      window.dispatchEvent(new Event('message_sent'));
      platform?.toasts.show(SENT_TOAST, 'success', { place: 'bottom-right', durationMs: SUCCESS_TOAST_MS });
      setBanner('sent');
      return true;
    } catch (error) {
      const text = serverMessageOr(error, FAILED_TOAST);
      platform?.toasts.show(text, 'error', { place: 'bottom-right', durationMs: ERROR_TOAST_MS });
      setBanner('failed');
      return false;
    }
  };
  return { banner, send };
};

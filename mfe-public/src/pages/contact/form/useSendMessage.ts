import { type ContactMessage, messageOfForm } from '@atelier/contracts/contacts/contact-message';
import { proofOf } from '@atelier/contracts/contacts/proof-of';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverMessageOr } from '../../../data/apiError';
import { fetchFormToken } from '../../../data/formToken';
import { usePlatform } from '../../../data/usePlatform';
import { BANNER_MS, ERROR_TOAST_MS, FAILED_TOAST, SENT_TOAST, SUCCESS_TOAST_MS } from '../texts';
import { attemptKey, forgetDraft, keepBegun, readBegun } from './messageDraft';
import type { MessageValues } from './messageValues';

export type Banner = 'sent' | 'failed';

/** Sends a message and reports the result in a toast and a temporary banner; resolves to whether it arrived. */
export const useSendMessage = (initial: Banner | undefined) => {
  const platform = usePlatform();
  const isBegun = useRef(false);
  const [banner, setBanner] = useState(initial);
  useEffect(() => {
    if (banner === undefined) return;
    const timer = setTimeout(() => setBanner(undefined), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);

  const post = useCallback(
    (message: ContactMessage, website: string | undefined) =>
      platform?.api.call('POST /contact', {
        body: { ...message, ...proofOf({ token: readBegun(), website }) },
        headers: { 'Idempotency-Key': attemptKey(message) },
      }),
    [platform],
  );

  /** Called when the visitor turns to the form. */
  const begin = useCallback(() => {
    if (platform === null || isBegun.current) return;
    isBegun.current = true;
    if (readBegun() === undefined) void fetchFormToken(platform).then(keepBegun);
  }, [platform]);

  /** `website`: the value of the honeypot. */
  const send = async (values: MessageValues, website?: string): Promise<boolean> => {
    setBanner(undefined);
    try {
      await post(messageOfForm(values, values.subject), website);
      forgetDraft();
      isBegun.current = false;
      // Analytics learns that a message was sent, and nothing else.
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
  return { banner, send, begin };
};

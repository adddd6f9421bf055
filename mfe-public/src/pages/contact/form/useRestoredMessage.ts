import { useEffect, useEffectEvent, useState } from 'react';
import { FORM_ID } from '../formId';
import { forgetDraft, readDraft } from './messageDraft';
import { type MessageValues, merged, messageValues } from './messageValues';

/** Values typed into the server's form before its script was loaded. */
const readTypedMessage = (): MessageValues => {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${FORM_ID} form`);
  return messageValues(form === null ? {} : Object.fromEntries(new FormData(form)));
};

/** After a successful plain submission, removes the draft, and the outcome from the address so that a reload does not show it again. */
const forgetSent = (search: string): void => {
  if (!new URLSearchParams(search).has('sent')) return;
  forgetDraft();
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
};

const hasText = (values: MessageValues): boolean => Object.values(values).some((text) => text.trim() !== '');

/**
 * Restores what the visitor typed, in this order: the draft in this browser, then the link's prefill, then what is in
 * the form. Runs after the first render, which must match the server's. `isRestored`: there was a draft.
 */
export const useRestoredMessage = (
  search: string,
  initial: MessageValues,
  restore: (values: MessageValues) => void,
) => {
  const [typed] = useState(readTypedMessage);
  const [isRestored, setIsRestored] = useState(false);
  const onStart = useEffectEvent(() => {
    forgetSent(search);
    const draft = readDraft();
    setIsRestored(hasText(draft));
    restore(merged(draft, initial, typed));
  });
  useEffect(() => onStart(), []);
  const startOver = (): void => {
    forgetDraft();
    setIsRestored(false);
  };
  return { isRestored, startOver };
};

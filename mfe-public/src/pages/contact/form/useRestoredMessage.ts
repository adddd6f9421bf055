import { useEffect, useState } from 'react';
import { FORM_ID } from '../formId';
import { readDraft } from './messageDraft';
import { type MessageValues, merged, messageValues } from './messageValues';

/** What was typed into the server's form before its script arrived. */
const typedBefore = (): MessageValues => {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${FORM_ID} form`);
  return messageValues(form === null ? {} : Object.fromEntries(new FormData(form)));
};

/**
 * Puts back what the visitor typed, in this order: draft of this tab, then the link's prefill, then what stands in the form.
 * It happens after the first render, which must be the server's.
 */
export const useRestoredMessage = (initial: MessageValues, restore: (values: MessageValues) => void): void => {
  const [typed] = useState(typedBefore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form starts.
  useEffect(() => restore(merged(readDraft(), initial, typed)), []);
};

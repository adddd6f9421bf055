import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type ServiceFilter, serviceFilter, servicesAddress } from './servicesNeeds';

/** Long enough that typing a word causes one change of the address and one announcement. */
export const TYPING_PAUSE_MS = 200;

const getFilter = (form: HTMLFormElement): ServiceFilter =>
  serviceFilter(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

const fill = (form: HTMLFormElement, filter: ServiceFilter): void => {
  for (const name of ['search', 'category'] as const) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    if (field.value.trim() !== filter[name]) field.value = filter[name];
  }
};

/** Keeps the address in sync with the form, and the form with the address after Back, Forward, and Clear. */
export const useLiveFilter = (formRef: RefObject<HTMLFormElement | null>, filter: ServiceFilter) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasStarted = useRef(false);
  const address = servicesAddress(filter);

  const go = (replace: boolean): void => {
    clearTimeout(timer.current);
    if (formRef.current === null) return;
    const wanted = servicesAddress(getFilter(formRef.current));
    // Does not use the site's navigation, because typing must not wait for a transition.
    if (wanted !== address) navigate(wanted, { replace });
  };

  const onAddress = useEffectEvent(() => {
    // Text typed before the script was loaded counts.
    if (!hasStarted.current) go(true);
    else if (formRef.current !== null) fill(formRef.current, filter);
    hasStarted.current = true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is new.
  useEffect(() => onAddress(), [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    /** A choice adds an entry to the history, so that Back undoes it. */
    choose: () => go(false),
    /** Typing does not. */
    type: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go(true), TYPING_PAUSE_MS);
    },
  };
};

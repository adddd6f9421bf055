import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** One tab stop for all controls of a toolbar; arrow keys move between them. Controls carry `data-tool`. */
export const useRovingFocus = (firstId: string) => {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(firstId);
  const controls = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];

  const onKeyDown = (event: KeyboardEvent) => {
    const all = controls();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    if (step === undefined || at < 0) return;
    event.preventDefault();
    all[step(at, all.length)]?.focus();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.dataset.tool !== undefined) setStop(target.dataset.tool);
  };
  return { bar, stop, handlers: { onKeyDown, onFocus } };
};

/** Every selectable item of a list, as marked by cards and rows. */
const ITEM = '#content [data-is-selected]';
const OPENER = '[aria-label^="Edit "]:not([aria-disabled="true"]), [data-opens-item]';

const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ITEM)];
const currentItem = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-is-selected]') ?? null;
const getTick = (item: HTMLElement | null) => item?.querySelector<HTMLElement>('input[type="checkbox"]') ?? undefined;

/** Moves the focus to the check box of the next or previous item, or to the first if none has the focus. */
export const moveInList = (step: 1 | -1): boolean => {
  const all = items();
  const current = currentItem();
  const to = current === null ? all[0] : all[all.indexOf(current) + step];
  const tick = getTick(to ?? null);
  tick?.focus({ preventScroll: true });
  to?.scrollIntoView({ block: 'nearest' });
  return tick !== undefined;
};

const click = (element: HTMLElement | null | undefined): boolean => {
  element?.click();
  return element != null;
};

export const selectItem = (): boolean => click(getTick(currentItem()));

export const editItem = (): boolean => click(currentItem()?.querySelector<HTMLElement>(OPENER));

/** False if the screen has no search. */
export const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('#content input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
};

/** Every selectable item of a list, as marked by cards and rows. */
const ITEM = '#content [data-is-selected]';
const OPENER = '[aria-label^="Edit "]:not([aria-disabled="true"]), [data-opens-item]';

const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ITEM)];
/** The item that is open beside the list. */
const openItem = (): HTMLElement | null => document.querySelector<HTMLElement>(`${ITEM}[aria-current="true"]`);
const currentItem = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-is-selected]') ?? openItem();
const getOpener = (item: HTMLElement | null) => item?.querySelector<HTMLElement>(OPENER);
const getTick = (item: HTMLElement | null) => item?.querySelector<HTMLElement>('input[type="checkbox"]') ?? undefined;

const click = (element: HTMLElement | null | undefined): boolean => {
  element?.click();
  return element != null;
};

/**
 * Moves the focus to the check box of the next or previous item, or to the first if none has the focus. If an item is
 * open beside the list, the next one takes its place.
 */
export const moveInList = (step: 1 | -1): boolean => {
  const all = items();
  const current = currentItem();
  const to = current === null ? all[0] : all[all.indexOf(current) + step];
  const tick = getTick(to ?? null);
  tick?.focus({ preventScroll: true });
  to?.scrollIntoView({ block: 'nearest' });
  if (openItem() !== null) click(getOpener(to ?? null));
  return tick !== undefined;
};

export const selectItem = (): boolean => click(getTick(currentItem()));

export const editItem = (): boolean => click(getOpener(currentItem()));

/** False if the screen has no search. */
export const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('#content input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
};

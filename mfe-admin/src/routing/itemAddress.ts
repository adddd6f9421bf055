/** As much as a list's search takes. */
const SEARCH_MAX_LENGTH = 100;

interface Item {
  id: string;
  title: string;
}

/** Where an item is seen to: its editor; who may only read it finds it in its list. */
export const itemAddress = (section: string, { id, title }: Item, mayWrite: boolean): string =>
  mayWrite ? `${section}/${id}/edit` : `${section}?search=${encodeURIComponent(title.slice(0, SEARCH_MAX_LENGTH))}`;

/** The limit of list searches. */
const SEARCH_MAX_LENGTH = 100;

interface Item {
  id: string;
  title: string;
}

/** Where an item opens: its editor, or the list for users without write access. */
export const itemAddress = (section: string, { id, title }: Item, mayWrite: boolean): string =>
  mayWrite ? `${section}/${id}/edit` : `${section}?search=${encodeURIComponent(title.slice(0, SEARCH_MAX_LENGTH))}`;

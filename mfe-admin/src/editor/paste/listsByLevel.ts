export interface Entry {
  level: number;
  tag: 'ol' | 'ul';
  /** The ID of its list; a new ID starts a new list. */
  list: string;
  /** The displayed number, if any. */
  number?: number;
}

interface OpenList extends Pick<Entry, 'level' | 'tag' | 'list'> {
  element: Element;
}

const newList = ({ tag, number = 1 }: Entry, before: Element): Element => {
  const list = before.ownerDocument.createElement(tag);
  if (tag === 'ol' && number > 1) list.setAttribute('start', String(number));
  return list;
};

/** The open lists that an entry continues, with its own list last; that list is already in the page. */
const listsFor = (entry: Entry, block: Element, open: readonly OpenList[]): OpenList[] => {
  const around = open.filter(({ level }) => level < entry.level);
  const same = open.find(({ level }) => level === entry.level);
  if (same?.tag === entry.tag && same.list === entry.list) return [...around, same];
  const element = newList(entry, block);
  const parent = around.at(-1)?.element.lastElementChild;
  if (parent) parent.append(element);
  else block.before(element);
  return [...around, { ...entry, element }];
};

/** Turns blocks that look like entries into lists nested by level. `toEntry` returns undefined for other blocks. */
export const listsByLevel = (blocks: Iterable<Element>, toEntry: (block: Element) => Entry | undefined): void => {
  let open: OpenList[] = [];
  let outermost: Element | undefined;
  for (const block of blocks) {
    const entry = toEntry(block);
    if (entry === undefined) continue;
    open = listsFor(entry, block, block.previousElementSibling === outermost ? open : []);
    outermost = open[0]?.element;
    const item = block.ownerDocument.createElement('li');
    item.append(...block.childNodes);
    open.at(-1)?.element.append(item);
    block.remove();
  }
};

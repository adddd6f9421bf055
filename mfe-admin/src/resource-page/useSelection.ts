import { useMemo, useState } from 'react';

interface Item {
  id: string;
}

interface Held<T> {
  scope: string | undefined;
  /** By ID, with where each was selected. */
  ticked: ReadonlyMap<string, { item: T; place: string | undefined }>;
  isEverything: boolean;
}

/** Without it, only shown items are selected. */
interface Options<T> {
  /** The filters: a selection survives paging and sorting, and ends when they change. */
  scope: string;
  /** The page and order: an item that is missing where it was selected is no longer selected. */
  place: string;
  /** How many items match the filters, and how to read all of them. */
  total: number;
  readAll: () => Promise<readonly T[]>;
}

/** The selected items: those ticked, on all pages, or everything that matches the filters. */
export const useSelection = <T extends Item>(items: readonly T[], options?: Options<T>) => {
  const { scope, place, total = 0, readAll } = options ?? {};
  const [held, setHeld] = useState<Held<T>>({ scope, ticked: new Map(), isEverything: false });
  const ticked = useMemo(() => {
    if (held.scope !== scope) return new Map();
    const shown = new Map(items.map((item) => [item.id, item]));
    const kept = [...held.ticked.values()].flatMap((one) => {
      const item = shown.get(one.item.id);
      if (item !== undefined) return [{ item, place }];
      return place === undefined || one.place === place ? [] : [one];
    });
    return new Map(kept.map((one) => [one.item.id, one]));
  }, [held, scope, place, items]);

  const isEverything = held.isEverything && held.scope === scope;
  const here = isEverything ? items : items.filter(({ id }) => ticked.has(id));
  const selected: readonly T[] = isEverything ? items : [...ticked.values()].map(({ item }) => item);
  const isAll = items.length > 0 && here.length === items.length;
  const hold = (next: readonly T[], isWhole = false): void => {
    const places = next.map((item) => [item.id, ticked.get(item.id) ?? { item, place }] as const);
    setHeld({ scope, ticked: new Map(places), isEverything: isWhole });
  };
  const without = (gone: readonly T[]) => selected.filter(({ id }) => !gone.some((one) => one.id === id));
  return {
    selected,
    count: isEverything ? total : selected.length,
    /** Reads what is selected; everything that matches is read from the server. */
    read: async (): Promise<readonly T[]> => (isEverything && readAll !== undefined ? readAll() : selected),
    has: (id: string) => here.some((item) => item.id === id),
    isAll,
    isSome: selected.length > 0 && !isAll,
    isEverything,
    /** How many match, if all of them can be selected now. */
    offered: isAll && !isEverything && total > selected.length && readAll !== undefined ? total : undefined,
    selectEverything: () => hold([], true),
    toggle: (id: string) => {
      const toggled = items.filter((item) => item.id === id);
      hold(here.some((item) => item.id === id) ? without(toggled) : [...selected, ...toggled]);
    },
    toggleAll: () => hold(isAll ? (isEverything ? [] : without(items)) : [...without(items), ...items]),
    clear: () => hold([]),
  };
};

export type Selection = Omit<ReturnType<typeof useSelection>, 'selected' | 'read'>;

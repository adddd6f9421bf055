import { useMemo, useState } from 'react';

interface Item {
  id: string;
}

/** The selected items among those shown; items that are no longer shown are no longer selected. */
export const useSelection = <T extends Item>(items: readonly T[]) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => items.filter(({ id }) => ticked.has(id)), [items, ticked]);
  const ids = selected.map(({ id }) => id);
  return {
    selected,
    ids,
    has: (id: string) => ticked.has(id),
    isAll: items.length > 0 && selected.length === items.length,
    isSome: selected.length > 0 && selected.length < items.length,
    replace: (next: readonly string[]) => setTicked(new Set(next)),
    toggle: (id: string) => setTicked(new Set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    toggleAll: () => setTicked(new Set(selected.length === items.length ? [] : items.map(({ id }) => id))),
    clear: () => setTicked(new Set()),
  };
};

export type Selection = ReturnType<typeof useSelection>;

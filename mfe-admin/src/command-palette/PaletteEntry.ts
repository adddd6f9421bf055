import type { ComponentType } from 'react';

/** One line of the palette. */
export interface PaletteEntry {
  /** Stays the same over visits, so that it is found again among the recent ones. */
  id: string;
  label: string;
  /** What kind of thing it is, or what else it is known by. */
  hint?: string;
  Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  keys?: readonly string[];
  run(): void;
}

/** Every word of the search begins a word of what the entry is called; the lower, the better it fits, undefined where it does not. */
const getRank = ({ label, hint = '' }: PaletteEntry, words: readonly string[]): number | undefined => {
  const parts = `${label} ${hint}`.toLowerCase().split(/[\s:]+/);
  if (!words.every((word) => parts.some((part) => part.startsWith(word)))) return undefined;
  return label.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1;
};

/** The entries that fit a search, best first. */
export const matching = (entries: readonly PaletteEntry[], search: string): readonly PaletteEntry[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .map((entry) => ({ entry, rank: getRank(entry, words) }))
    .filter((one): one is { entry: PaletteEntry; rank: number } => one.rank !== undefined)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
};

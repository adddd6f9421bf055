import type { ComponentType } from 'react';

/** A line of the palette. */
export interface PaletteEntry {
  /** Stable across visits, so recent choices can be found again. */
  id: string;
  label: string;
  /** The kind of item, or another name for it. */
  hint?: string;
  Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  keys?: readonly string[];
  run(): void;
}

/** Each search word must start a word of the entry; lower ranks fit better, undefined means no match. */
const getRank = ({ label, hint = '' }: PaletteEntry, words: readonly string[]): number | undefined => {
  const parts = `${label} ${hint}`.toLowerCase().split(/[\s:]+/);
  if (!words.every((word) => parts.some((part) => part.startsWith(word)))) return undefined;
  return label.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1;
};

/** The entries that match a search, best first. */
export const matching = (entries: readonly PaletteEntry[], search: string): readonly PaletteEntry[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .map((entry) => ({ entry, rank: getRank(entry, words) }))
    .filter((one): one is { entry: PaletteEntry; rank: number } => one.rank !== undefined)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
};

import type { DraftRevision } from '@atelier/contracts';
import { type KeptCopy, keptCopies } from '../forms/localRecovery';

/** An unsaved new item in this browser, on the server, or both. */
export interface NewItemCopy {
  id: string;
  keptAt: string;
  values: Readonly<Record<string, unknown>>;
  /** The ID of its draft on the server. */
  draftId?: string;
  /** Its keys in this browser's storage. */
  keys: readonly string[];
  /** IDs of the copies that it was started from. */
  from: readonly string[];
}

const ofBrowser = ({ id, key, keptAt, values, from = [] }: KeptCopy): NewItemCopy => ({
  id,
  keptAt,
  values,
  keys: [key],
  from,
});
const ofServer = ({ id, itemId, savedAt, values }: DraftRevision): NewItemCopy => ({
  id: itemId,
  keptAt: savedAt,
  values,
  draftId: id,
  keys: [],
  from: [],
});

const isInBrowser = ({ keys }: NewItemCopy): boolean => keys.length > 0;

/** This browser's copy includes the draft that it saved, although the server dates it later, or has another clock. */
const newerOf = (one: NewItemCopy, other: NewItemCopy): NewItemCopy => {
  if (isInBrowser(one) !== isInBrowser(other)) return isInBrowser(one) ? one : other;
  return one.keptAt >= other.keptAt ? one : other;
};

/** Merges two copies of one item: the text of the newer, the locations of both. */
const joined = (one: NewItemCopy, other: NewItemCopy): NewItemCopy => ({
  ...newerOf(one, other),
  keys: [...one.keys, ...other.keys],
  from: [...one.from, ...other.from],
  ...(one.draftId || other.draftId ? { draftId: one.draftId ?? other.draftId } : {}),
});

/** All copies, latest first. */
export const getCopies = (personId: string, kind: string, drafts: readonly DraftRevision[]): NewItemCopy[] => {
  const byId = new Map<string, NewItemCopy>();
  for (const copy of [...keptCopies(personId, kind).map(ofBrowser), ...drafts.map(ofServer)]) {
    const known = byId.get(copy.id);
    byId.set(copy.id, known === undefined ? copy : joined(known, copy));
  }
  return [...byId.values()].sort((one, other) => other.keptAt.localeCompare(one.keptAt));
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
};

/** Counts words without the markup. */
export const wordsIn = (values: object): number =>
  Object.entries(values)
    .filter(([name]) => !['slug', 'status', 'category', 'author'].includes(name))
    .flatMap(([, value]) => textsIn(value))
    .join(' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;

export const titleIn = ({ title, name }: Readonly<Record<string, unknown>>): string => {
  const found = title ?? name;
  return typeof found === 'string' && found.trim() !== '' ? found : 'Untitled';
};

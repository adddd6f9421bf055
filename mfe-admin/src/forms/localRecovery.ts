/** Unsaved work stored in this browser. */
export interface Kept<Values> {
  /** ISO 8601. */
  keptAt: string;
  values: Values;
  /** An earlier offer that was neither restored nor discarded. */
  earlier?: Kept<Values>;
  /** For a new item: IDs of the copies that it was started from, which are deleted when it is saved. */
  from?: readonly string[];
}

const PREFIX = 'atelier:unsaved:';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** One key per person, kind, and item; `new` stands for an item that was never saved. */
export const recoveryKey = (personId: string, kind: string, itemId = 'new'): string =>
  `${PREFIX}${personId}:${kind}:${itemId}`;

const parsed = <Values>(text: string | null): Kept<Values> | undefined => {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept<Values> | null;
    return typeof kept?.keptAt === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
};

const entries = (): [key: string, kept: Kept<unknown> | undefined][] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => [key, parsed(localStorage.getItem(key))]);

const forgetOld = (now: number): void => {
  for (const [key, kept] of entries())
    if (kept === undefined || now - Date.parse(kept.keptAt) > MAX_AGE_MS) localStorage.removeItem(key);
};

const oldest = (except: string): string | undefined =>
  entries()
    .filter(([key]) => key !== except)
    .sort(([, a], [, b]) => (a?.keptAt ?? '').localeCompare(b?.keptAt ?? ''))[0]?.[0];

/** False if the storage is full, even after other items' copies are removed. */
const write = (key: string, text: string): boolean => {
  for (;;) {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      const victim = oldest(key);
      if (victim === undefined) return false;
      localStorage.removeItem(victim);
    }
  }
};

export const readKept = <Values>(key: string): Kept<Values> | undefined => {
  forgetOld(Date.now());
  return parsed<Values>(localStorage.getItem(key));
};

export interface KeptCopy extends Kept<Readonly<Record<string, unknown>>> {
  id: string;
  key: string;
}

export const keep = <Values>(key: string, kept: Kept<Values>): boolean => write(key, JSON.stringify(kept));

export const forget = (key: string): void => localStorage.removeItem(key);

/** Earlier versions of this program nested the copies of new items. */
const separateEarlier = (key: string, { earlier, ...latest }: Kept<unknown>): void => {
  if (earlier === undefined) return;
  keep(key, latest);
  for (let one: Kept<unknown> | undefined = earlier, place = 1; one !== undefined; one = one.earlier, place += 1)
    keep(`${key}:${place}`, { keptAt: one.keptAt, values: one.values });
};

/** All stored copies of new items of a kind, with their keys. */
export const keptCopies = (personId: string, kind: string): KeptCopy[] => {
  forgetOld(Date.now());
  const beginning = recoveryKey(personId, kind);
  const mine = () => entries().filter(([key]) => key === beginning || key.startsWith(`${beginning}:`));
  for (const [key, kept] of mine()) if (kept !== undefined) separateEarlier(key, kept);
  return mine().flatMap(([key, kept]) =>
    kept === undefined ? [] : [{ ...(kept as KeptCopy), key, id: key.slice(beginning.length + 1) }],
  );
};

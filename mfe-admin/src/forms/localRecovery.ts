/** What was written and not saved, kept in this browser. */
export interface Kept<Values> {
  /** ISO 8601. */
  keptAt: string;
  values: Values;
  /** What was offered when this was begun, and neither taken nor thrown away. */
  earlier?: Kept<Values>;
}

const PREFIX = 'atelier:unsaved:';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** One for each person, kind and item; `new` stands for one that was never saved. */
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

/** False where the browser has no room, even without what was kept of other items. */
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

export const keep = <Values>(key: string, kept: Kept<Values>): boolean => write(key, JSON.stringify(kept));

export const forget = (key: string): void => localStorage.removeItem(key);

import { useSyncExternalStore } from 'react';

/** The stored data of a saved project: enough to find it again. */
export interface SavedProject {
  slug: string;
  title: string;
}

const KEY = 'atelier.saved-work';
const NOTHING: readonly SavedProject[] = [];

const isSavedProject = (entry: unknown): entry is SavedProject =>
  typeof entry === 'object' &&
  entry !== null &&
  'slug' in entry &&
  'title' in entry &&
  typeof entry.slug === 'string' &&
  typeof entry.title === 'string';

const parsed = (text: string | null): readonly SavedProject[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isSavedProject) : NOTHING;
  } catch {
    return NOTHING;
  }
};

const listeners = new Set<() => void>();
let text: string | null = null;
let list = NOTHING;

/** If the browser stores nothing for this site, the list lasts until the visitor leaves the page. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return text;
  }
};

const snapshot = (): readonly SavedProject[] => {
  const now = stored();
  if (now !== text) {
    text = now;
    list = parsed(now);
  }
  return list;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Another tab may change the same list.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const keep = (projects: readonly SavedProject[]): void => {
  const next = JSON.stringify(projects);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    text = next;
    list = projects;
  }
  for (const listener of listeners) listener();
};

/** Adds a project to the saved projects of this browser, or removes it. Newest first. */
export const toggleSaved = ({ slug, title }: SavedProject): void => {
  const others = snapshot().filter((saved) => saved.slug !== slug);
  keep(others.length === snapshot().length ? [{ slug, title }, ...others] : others);
};

/** The saved projects in this browser; empty on the server. */
export const useSavedWork = (): readonly SavedProject[] => useSyncExternalStore(subscribe, snapshot, () => NOTHING);

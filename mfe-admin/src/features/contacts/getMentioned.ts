import type { Colleague } from './submissions.api';

/** The colleagues whose names follow an @ in the text. Of names that begin alike, the longest counts. */
export const getMentioned = (text: string, colleagues: readonly Colleague[]): Colleague[] => {
  const longestFirst = colleagues.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
  const afterSigns = text.split('@').slice(1);
  const names = new Set(afterSigns.map((rest) => longestFirst.find((name) => rest.startsWith(name))));
  return colleagues.filter(({ name }) => names.has(name));
};

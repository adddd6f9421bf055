import type { ContentKind } from '@atelier/contracts';
import { useSWRConfig } from 'swr';

type Listed = Readonly<Record<string, unknown>>;

/** An item's data from a list that was already loaded: enough for its head while the rest loads. */
export const useKnownItem = <Item extends { slug: string }>(
  list: `${ContentKind}s`,
  slug: string | undefined,
): Item | undefined => {
  const { cache, fallback } = useSWRConfig();
  const cached = [...cache.keys()].map((key) => cache.get(key)?.data);
  const answers = [...cached, ...Object.values(fallback as Listed)] as (Listed | null | undefined)[];
  return answers.flatMap((answer) => (answer?.[list] ?? []) as Item[]).find((item) => item.slug === slug);
};

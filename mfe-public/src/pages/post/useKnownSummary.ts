import type { PostSummary } from '@atelier/contracts/content/post';
import { useSWRConfig } from 'swr';

interface Listed {
  posts?: readonly PostSummary[];
}

/** What a list that was shown before says of a post: enough for its head, while its text is on the way. */
export const useKnownSummary = (slug: string | undefined): PostSummary | undefined => {
  const { cache, fallback } = useSWRConfig();
  const cached = [...cache.keys()].map((key) => cache.get(key)?.data);
  const lists = [...cached, ...Object.values(fallback as Record<string, unknown>)] as (Listed | null | undefined)[];
  return lists.flatMap((list) => list?.posts ?? []).find((post) => post.slug === slug);
};

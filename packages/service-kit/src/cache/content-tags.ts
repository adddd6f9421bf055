import type { ContentItem, ContentKind } from '@atelier/contracts';

/** Of every answer whose service follows the events itself. */
export const DERIVED_TAG = 'derived';
/** Of every list, count or neighbour: of whatever changes with any item of the kind. */
export const kindTag = (kind: ContentKind): string => `${kind}s`;
export const slugTag = (kind: ContentKind, slug: string): string => `${kind}:${slug}`;
const idTag = (id: string): string => `id:${id}`;

const ITEM_ID = /"([0-9a-f]{24})"/g;

/** Tags of all items that an answer speaks of. */
export const itemTagsIn = (body: string): string[] => [
  ...new Set([...body.matchAll(ITEM_ID)].map(([, id = '']) => idTag(id))),
];

/** What a change of an item makes old: its own answers, whatever speaks of it, and all lists of its kind. */
export const tagsOfItem = ({ kind, id, slug }: Pick<ContentItem, 'kind' | 'id' | 'slug'>): string[] => [
  kindTag(kind),
  ...ownTagsOf({ kind, id, slug }),
];

/** What speaks of this very item. */
export const ownTagsOf = ({ kind, id, slug }: Pick<ContentItem, 'kind' | 'id' | 'slug'>): string[] => [
  slugTag(kind, slug),
  idTag(id),
];

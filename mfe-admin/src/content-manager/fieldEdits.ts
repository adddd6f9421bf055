import type { ValueCount } from '@atelier/contracts';
import type { Address } from '@atelier/web-kit/api/calls';
import type { Choice } from '../resource-page/FilterSelect';

/** The fields that many items can get at once: a category, and a list of words such as tags. */
export interface BulkFields {
  categories: readonly Choice[];
  words: {
    name: 'tags' | 'technologies';
    suggestions: readonly string[];
    /** Further suggestions, which the server knows. */
    suggestionsAt?: Address<{ data: readonly ValueCount[] }>;
  };
}

/** What the fields become; without a category, each item keeps its own. */
export interface FieldEdit {
  category: string | null;
  added: string[];
  removed: string[];
}

export type EditedFields = Readonly<Record<string, unknown>>;

/** The fields of an item that an edit changes, with their new values. */
export const editedFields = (
  item: object,
  { words }: BulkFields,
  { category, added, removed }: FieldEdit,
): EditedFields => {
  const fields = item as EditedFields;
  const current = fields[words.name] as readonly string[];
  const kept = current.filter((word) => !removed.includes(word));
  const fresh = added.filter((word) => !current.includes(word));
  return {
    ...(category === null || category === fields.category ? {} : { category }),
    ...(kept.length === current.length && fresh.length === 0 ? {} : { [words.name]: [...kept, ...fresh] }),
  };
};

/** The same fields with the values that the item has now. */
export const formerFields = (item: object, edited: EditedFields): EditedFields =>
  Object.fromEntries(Object.keys(edited).map((name) => [name, (item as EditedFields)[name]]));

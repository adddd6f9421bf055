import type { PostTerm, TermMoveInput } from '@atelier/contracts';

export type TermKind = TermMoveInput['kind'];

export const KIND_LABELS: Readonly<Record<TermKind, string>> = { category: 'Category', tag: 'Tag' };

/** The label of a category or tag by its name. */
export const labelIn = (terms: readonly PostTerm[], name: string): string =>
  terms.find((term) => term.name === name)?.label ?? name;

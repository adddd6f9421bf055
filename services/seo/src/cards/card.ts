import type { ContentKind } from '@atelier/contracts';

/** The picture that networks show beside a link: its size, and what stands on it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Changes with the look or the place of the cards: all are then made again. */
export const CARD_DESIGN = 1;

export interface Card {
  title: string;
  /** What kind of page it is, in a word; empty for the site itself. */
  label: string;
  /** Bytes of the page's own picture. */
  cover?: Buffer | undefined;
}

const LABELS: Readonly<Record<ContentKind, string>> = {
  post: 'Journal',
  service: 'Services',
  project: 'Work',
  member: 'Team',
  page: '',
};

export const cardLabelOf = (kind: ContentKind): string => LABELS[kind];

import { CONTENT_TYPES, type ContentKind } from '@atelier/contracts';
import { STATIC_PAGES } from '../site/static-pages.js';

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

export const cardLabelOf = (kind: ContentKind): string => {
  const list = STATIC_PAGES.find(({ path }) => path === CONTENT_TYPES[kind].folder);
  return list?.label ?? list?.title ?? '';
};

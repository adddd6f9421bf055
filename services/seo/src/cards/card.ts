import { CONTENT_TYPES, type ContentKind } from '@atelier/contracts';
import { STATIC_PAGES } from '../site/static-pages.js';

/** The picture that networks show next to a link: its size and content. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Increase when the design or the path of the cards changes, so that all are created again. */
export const CARD_DESIGN = 1;

export interface Card {
  title: string;
  /** The kind of page in one word; empty for the site itself. */
  label: string;
  /** Bytes of the page's own picture. */
  cover?: Buffer | undefined;
}

export const getCardLabel = (kind: ContentKind): string => {
  const list = STATIC_PAGES.find(({ path }) => path === CONTENT_TYPES[kind].folder);
  return list?.label ?? list?.title ?? '';
};

const MAX_LENGTH = 110;
/** The typeface has Latin letters; characters that it lacks would show as boxes. */
const NOT_DRAWN = /[^\p{Script=Latin}\p{Nd}\p{P}\p{Sc}\p{Sm}\p{Zs}\p{Mn}]/gu;
/** Marks alone, such as the variation selector behind an emoji, leave nothing to draw. */
const DRAWN = /[\p{L}\p{Nd}\p{P}\p{S}]/u;
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u;

/** The drawable part of a title; empty if the card is better without one. */
export const drawnTitle = (title: string): string => {
  if (OTHER_LETTERS.test(title)) return '';
  const text = title.replaceAll(NOT_DRAWN, ' ').replaceAll(/\s+/g, ' ').trim();
  if (!DRAWN.test(text)) return '';
  const signs = [...text];
  return signs.length <= MAX_LENGTH ? text : `${signs.slice(0, MAX_LENGTH).join('').trimEnd()}…`;
};

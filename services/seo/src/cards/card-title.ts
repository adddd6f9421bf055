const MAX_LENGTH = 110;
/** The face of the cards has Latin letters; what it cannot draw would be boxes. */
const NOT_DRAWN = /[^\p{Script=Latin}\p{Nd}\p{P}\p{Sc}\p{Sm}\p{Zs}\p{Mn}]/gu;
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u;

/** A title as it is drawn; empty where the card does better without one. */
export const drawnTitle = (title: string): string => {
  if (OTHER_LETTERS.test(title)) return '';
  const text = title.replaceAll(NOT_DRAWN, ' ').replaceAll(/\s+/g, ' ').trim();
  const signs = [...text];
  return signs.length <= MAX_LENGTH ? text : `${signs.slice(0, MAX_LENGTH).join('').trimEnd()}…`;
};

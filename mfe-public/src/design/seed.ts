/** A whole number from a text, the same for the same text: what is drawn from it stays as it is. */
export const toSeed = (text: string): number => {
  let seed = 7;
  for (const sign of text) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
};

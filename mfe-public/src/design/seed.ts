/** A deterministic integer from a text, so that drawings made from it never change. */
export const toSeed = (text: string): number => {
  let seed = 7;
  for (const sign of text) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
};

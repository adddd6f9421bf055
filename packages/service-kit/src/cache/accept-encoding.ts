const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MAX_KEPT = 500;
const MAX_KEPT_LENGTH = 200;
const chosen = new Map<string, Encoding>();

/** Weights by coding (RFC 9110, 12.5.3); values that are not numbers between 0 and 1 count as 0. */
const getWeights = (header: string): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    const coding = name === 'x-gzip' ? 'gzip' : name;
    if (coding !== '') weights.set(coding, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0);
  }
  return weights;
};

const getWeight = (weights: ReadonlyMap<string, number>, coding: Encoding): number => {
  const named = weights.get(coding);
  if (named !== undefined) return named;
  // Identity is always acceptable, with the lowest preference, unless it is refused by name or by `*`.
  const others = weights.get('*');
  if (coding === 'identity') return others === 0 ? 0 : Number.MIN_VALUE;
  return others ?? 0;
};

const choose = (header: string): Encoding => {
  const weights = getWeights(header);
  const best = ENCODINGS.reduce((first, other) =>
    getWeight(weights, other) > getWeight(weights, first) ? other : first,
  );
  return getWeight(weights, best) > 0 ? best : 'identity';
};

/** The coding that the client prefers; the smaller one on a tie. Identity if the client accepts none. */
export const preferredEncoding = (header: string | undefined): Encoding => {
  if (header === undefined) return 'identity';
  const known = chosen.get(header);
  if (known !== undefined) return known;
  const encoding = choose(header);
  if (header.length > MAX_KEPT_LENGTH) return encoding;
  if (chosen.size >= MAX_KEPT) chosen.clear();
  chosen.set(header, encoding);
  return encoding;
};

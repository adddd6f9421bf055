type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The draft's value for a field; undefined if it has another type. */
const fitting = (held: unknown, value: unknown): unknown => {
  if (value === null) return isText(held) ? '' : held === null ? null : undefined;
  if (Array.isArray(held)) return Array.isArray(value) ? value : undefined;
  return held === null || typeof held === typeof value ? value : undefined;
};

/** An item with the values of a draft; values of the wrong type are left out. */
export const withValues = <Item extends object>(item: Item, values: Fields): Item => {
  const held = item as Fields;
  const taken = Object.entries(values)
    .filter(([name]) => name in held)
    .map(([name, value]) => [name, fitting(held[name], value)])
    .filter(([, value]) => value !== undefined);
  return { ...item, ...Object.fromEntries(taken) };
};

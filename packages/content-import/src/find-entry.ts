/** An entry of a table, by a name from a foreign file: every object also answers to names such as `constructor`. */
export const findEntry = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

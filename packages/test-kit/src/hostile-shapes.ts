const DEPTH = 5000;

const fill = (bytes: number, part: string): string => {
  const count = Math.floor((bytes - 100) / (part.length + 1));
  return Array.from({ length: count }, () => part).join(',');
};

const wide = (bytes: number): string => {
  const keys: string[] = [];
  for (let length = 0; length < bytes - 100; length += keys.at(-1)?.length ?? 0) keys.push(`"k${keys.length}":0,`);
  return `{${keys.join('').slice(0, -1)}}`;
};

/** JSON texts of about this many bytes whose shape makes them expensive to check. */
export const hostileShapes = (bytes: number): Readonly<Record<string, string>> => ({
  'very many fields': wide(bytes),
  'very deep objects': `${'{"a":'.repeat(DEPTH)}0${'}'.repeat(DEPTH)}`,
  'very deep lists': '['.repeat(DEPTH) + ']'.repeat(DEPTH),
  'a long list': `[${fill(bytes, '0')}]`,
  'a long list of objects': `{"updates":[${fill(bytes, '{"id":"x","data":{"a":1}}')}]}`,
  'a long list in each field': `{"tags":[${fill(bytes, '{}')}],"ids":[]}`,
  'many broken rules': `{"ids":[${Array.from({ length: 9_900 }, () => '{}').join(',')}]}`,
  'unknown fields within the limit': `{${Array.from({ length: 199 }, (_, at) => `"k${at}":"${'x'.repeat(Math.floor(bytes / 210))}"`).join(',')}}`,
});

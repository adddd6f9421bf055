import { describe, expect, it } from '@jest/globals';
import { JsonProblem, parseJson, placesIn } from './parse-json.ts';

const getProblem = (text: string): string => {
  try {
    parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error;
    const { line, column } = placesIn(text)(error.offset);
    return `${line}:${column} ${error.message}`;
  }
  return 'none';
};

describe('JSON parser with positions', () => {
  it.each([
    '{"a": [1, -2.5e3, true, false, null], "b": {"c": "d"}}',
    '"\\u00e9 \\n \\" \\\\ 😀"',
    '[]',
    ' {} ',
    '{"__proto__": 1, "constructor": [[[]]]}',
    '-0',
  ])('parses %s as JSON.parse does', (text) => {
    expect(parseJson(text).value).toEqual(JSON.parse(text));
  });

  it('reports the positions of keys and values', () => {
    const text = '{\n  "posts": [\n    { "title": "One" }\n  ]\n}';
    const posts = parseJson(text).entries.get('posts');
    const title = posts?.located.entries.get(0)?.located.entries.get('title');

    expect(placesIn(text)(posts?.start ?? 0)).toEqual({ line: 2, column: 3 });
    expect(placesIn(text)(title?.start ?? 0)).toEqual({ line: 3, column: 7 });
    expect(placesIn(text)(title?.located.start ?? 0)).toEqual({ line: 3, column: 16 });
  });

  it.each([
    ['{"a": 1,\n "b" 2}', "2:6 Expected ':' where '2' stands"],
    ['{"a": 1\n "b": 2}', "2:2 Expected ',' or '}' where '\"' stands"],
    ['[1, 2,]', "1:7 Expected a value where ']' stands"],
    ['{"a": 1,}', "1:9 Expected a name in double quotes where '}' stands"],
    ['{"posts": [', '1:12 Expected a value where the file ends'],
    ['', '1:1 Expected a value where the file ends'],
    ['{} x', "1:4 Expected the end of the file where 'x' stands"],
    ["{'a': 1}", "1:2 Expected a name in double quotes where ''' stands"],
    ['[01]', "1:3 Expected ',' or ']' where '1' stands"],
    ['[NaN]', "1:2 Expected a value where 'N' stands"],
    ['// note\n{}', "1:1 Expected a value where '/' stands"],
  ])('reports what is wrong with %j', (text, problem) => {
    expect(getProblem(text)).toBe(problem);
    expect(() => JSON.parse(text)).toThrow();
  });

  it.each(['["open', '["line\nbreak"]', '["\\x"]', '["tab\there"]'])('rejects the unclosed string in %j', (text) => {
    expect(getProblem(text)).toMatch(/^1:2 This text is not closed/);
    expect(() => JSON.parse(text)).toThrow();
  });

  it('rejects a duplicate name in an object, which JSON.parse would accept', () => {
    expect(getProblem('{\n"slug": "a",\n"slug": "b"}')).toBe("3:1 'slug' stands twice in the same object");
  });

  it('rejects excessive nesting', () => {
    expect(getProblem('['.repeat(100_000))).toMatch(/nested more than 64 deep/);
  });
});

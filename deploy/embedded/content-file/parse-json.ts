/** A JSON value with its position; positions are offsets into the text. */
export interface LocatedValue {
  value: unknown;
  start: number;
  /** Children of an object by key, of an array by index; empty for other values. */
  entries: ReadonlyMap<string | number, LocatedEntry>;
}

export interface LocatedEntry {
  /** Position of the key, or of the value in an array. */
  start: number;
  located: LocatedValue;
}

/** The text is not JSON; contains the position. */
export class JsonProblem extends Error {
  override name = 'JsonProblem';
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

const SPACE = /[ \t\n\r]*/y;
const TEXT = /"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const DEEPEST = 64;

/** Parses the text in one pass. `JSON.parse` gives neither positions nor duplicate keys. */
class Reader {
  private offset = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  document(): LocatedValue {
    const located = this.read(0);
    this.skipSpace();
    if (this.offset < this.text.length) throw this.unexpected('the end of the file');
    return located;
  }

  private read(depth: number): LocatedValue {
    this.skipSpace();
    if (depth > DEEPEST) throw new JsonProblem(`Values are nested more than ${DEEPEST} deep`, this.offset);
    const character = this.text[this.offset];
    if (character === '{') return this.object(depth);
    if (character === '[') return this.array(depth);
    return { start: this.offset, value: this.scalar(), entries: new Map() };
  }

  private object(depth: number): LocatedValue {
    const start = this.offset;
    const entries = new Map<string, LocatedEntry>();
    this.list('}', () => {
      const keyStart = this.offset;
      const key = this.key();
      if (entries.has(key)) throw new JsonProblem(`'${key}' stands twice in the same object`, keyStart);
      this.expect(':');
      entries.set(key, { start: keyStart, located: this.read(depth + 1) });
    });
    const value = Object.fromEntries([...entries].map(([key, { located }]) => [key, located.value]));
    return { start, value, entries };
  }

  private array(depth: number): LocatedValue {
    const start = this.offset;
    const items: LocatedValue[] = [];
    this.list(']', () => void items.push(this.read(depth + 1)));
    const entries = new Map(items.map((located, index) => [index, { start: located.start, located }]));
    return { start, value: items.map(({ value }) => value), entries };
  }

  /** Parses from the opening bracket to the closing one, with commas in between. */
  private list(closing: string, readEntry: () => void): void {
    this.offset += 1;
    this.skipSpace();
    if (this.take(closing)) return;
    do {
      this.skipSpace();
      readEntry();
      this.skipSpace();
    } while (this.take(','));
    if (!this.take(closing)) throw this.unexpected(`',' or '${closing}'`);
  }

  private key(): string {
    if (this.text[this.offset] !== '"') throw this.unexpected('a name in double quotes');
    return this.scalar() as string;
  }

  private scalar(): unknown {
    const start = this.offset;
    if (this.text[start] === '"') return this.string(start);
    const token = this.match(NUMBER) || this.match(WORD);
    if (token === '') throw this.unexpected('a value');
    return JSON.parse(token);
  }

  private string(start: number): unknown {
    try {
      return JSON.parse(this.match(TEXT));
    } catch {
      throw new JsonProblem('This text is not closed, or holds a line break or a backslash that means nothing', start);
    }
  }

  private expect(character: string): void {
    this.skipSpace();
    if (!this.take(character)) throw this.unexpected(`'${character}'`);
  }

  private take(character: string): boolean {
    if (this.text[this.offset] !== character) return false;
    this.offset += 1;
    return true;
  }

  private skipSpace(): void {
    this.match(SPACE);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.offset += found.length;
    return found;
  }

  private unexpected(wanted: string): JsonProblem {
    const character = this.text[this.offset];
    const found = character === undefined ? 'the file ends' : `'${character}' stands`;
    return new JsonProblem(`Expected ${wanted} where ${found}`, this.offset);
  }
}

/** Reads a JSON text. Throws a JsonProblem. */
export const parseJson = (text: string): LocatedValue => new Reader(text).document();

export interface Place {
  line: number;
  column: number;
}

/** Line and column of an offset, both from 1. Columns count characters like editors do. */
export const placesIn = (text: string): ((offset: number) => Place) => {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
};

import { type AnySchema, type Direction, type JsonSchema, toJsonSchema } from './json-schema.js';

const PLACE = '#/components/schemas/';
const MARKED = /^#\/components\/schemas\/(input|output):(.+)$/;

/** Calls `change` for each reference inside a JSON value; returns the value with the results. */
const withReferences = <Value>(value: Value, change: (reference: string) => string): Value =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === '$ref' && typeof inner === 'string' ? change(inner) : inner,
    ),
  ) as Value;

const referencesIn = (schema: JsonSchema): string[] => {
  const found: string[] = [];
  withReferences(schema, (reference) => {
    found.push(MARKED.exec(reference)?.[2] ?? '');
    return reference;
  });
  return found;
};

const withoutDirection = (schema: JsonSchema): string => JSON.stringify(schema).replaceAll(/\/(input|output):/g, '/');

/**
 * The named schemas of a document. A name with different input and output gets two entries: `Name` for answers and `NameInput`
 * for input. Which names those are is known only after all are written.
 */
export class SchemaBook {
  private readonly named = { input: new Map<string, JsonSchema>(), output: new Map<string, JsonSchema>() };

  /** Returns the schema for use in place: a reference if it has a name. */
  write(schema: AnySchema, direction: Direction): JsonSchema {
    const { $defs = {}, ...described } = toJsonSchema(schema, direction);
    for (const [name, definition] of Object.entries($defs))
      this.define(name, this.marked(definition, direction), direction);
    return this.marked(described, direction);
  }

  /** Returns the schema itself, never a reference, for callers that need its fields. */
  writeObject(schema: AnySchema, direction: Direction): JsonSchema {
    return this.resolve(this.write(schema, direction), direction);
  }

  /** Resolves a reference. */
  resolve(written: JsonSchema, direction: Direction): JsonSchema {
    const name = MARKED.exec(written.$ref ?? '')?.[2];
    return name === undefined ? written : (this.named[direction].get(name) ?? written);
  }

  /** Returns the document with its final references and the schemas that they refer to. */
  publish<Document extends object>(document: Document) {
    const split = this.splitNames();
    const publicName = (direction: string, name: string) =>
      direction === 'input' && split.has(name) ? `${name}Input` : name;
    const published = <Value>(value: Value): Value =>
      withReferences(value, (reference) =>
        reference.replace(MARKED, (_all, direction: string, name: string) => PLACE + publicName(direction, name)),
      );
    const schemas: Record<string, JsonSchema> = {};
    for (const direction of ['output', 'input'] as const)
      for (const [name, schema] of this.named[direction]) {
        const key = publicName(direction, name);
        const form = published(schema);
        if (schemas[key] !== undefined && JSON.stringify(schemas[key]) !== JSON.stringify(form))
          throw new Error(`Two schemas would be published as ${key}`);
        schemas[key] = form;
      }
    const inOrder = Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1));
    return { document: published(document), schemas: Object.fromEntries(inOrder) };
  }

  private define(name: string, schema: JsonSchema, direction: Direction): void {
    const known = this.named[direction].get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two schemas are called ${name}`);
    this.named[direction].set(name, schema);
  }

  private marked(schema: JsonSchema, direction: Direction): JsonSchema {
    return withReferences(schema, (reference) => reference.replace('#/$defs/', `${PLACE}${direction}:`));
  }

  /** Names with two forms, because their own schemas differ, or those that they refer to. */
  private splitNames(): ReadonlySet<string> {
    const { input, output } = this.named;
    const shared = [...input].filter(([name]) => output.has(name));
    const split = new Set<string>();
    const isSplit = ([name, schema]: [string, JsonSchema]) =>
      withoutDirection(schema) !== withoutDirection(output.get(name) ?? {}) ||
      referencesIn(schema).some((reference) => split.has(reference));
    for (let before = -1; before !== split.size; ) {
      before = split.size;
      for (const entry of shared) if (isSplit(entry)) split.add(entry[0]);
    }
    return split;
  }
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import removeJsonSchema from './zod-loader.mjs';

const SCHEMAS = 'v4/classic/schemas.js';
let place: string;
let z: typeof import('zod');

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'atelier-zod-'));
  cpSync(dirname(createRequire(import.meta.url).resolve('zod/package.json')), place, { recursive: true });
  writeFileSync(join(place, SCHEMAS), removeJsonSchema(readFileSync(join(place, SCHEMAS), 'utf8')));
  z = (await import(pathToFileURL(join(place, 'index.js')).href)) as typeof import('zod');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

it('PLT-1 a schema in a browser build checks values, and says that it has no JSON Schema', () => {
  const schema = z.object({ name: z.string().min(3), size: z.enum(['small', 'large']).optional() });
  expect(schema.safeParse({ name: 'Ada' }).success).toBe(true);
  expect(schema.safeParse({ name: 'A' }).error?.issues[0]?.path).toEqual(['name']);
  expect(schema['~standard'].validate({ name: 'Ada' })).toEqual({ value: { name: 'Ada' } });
  for (const describe of [() => schema.toJSONSchema(), () => z.toJSONSchema(schema)])
    expect(describe).toThrow('leave out the JSON Schema');
});

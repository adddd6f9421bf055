import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import specifications from '@asyncapi/specs';
import { EVENT_CATALOG, OPERATIONS, type Operation } from '@atelier/contracts';
import { asyncApiDocument } from '@atelier/contracts/documents/asyncapi';
import { openApiDocument } from '@atelier/contracts/documents/openapi';
import { describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type ApiDocument, breakingChanges } from './breaking-changes.ts';
import { breakingEventChanges, type EventDocument } from './breaking-event-changes.ts';

const read = (name: string): string => readFileSync(join(process.cwd(), 'docs', 'api', `${name}.json`), 'utf8');

const HOW_TO = 'run `npm run api` and commit docs/api';
const getText = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

const openApi = openApiDocument();
const asyncApi = asyncApiDocument();
const table: [string, Operation][] = Object.entries(OPERATIONS);

const isDeprecated = ([, { deprecated }]: [string, Operation]) => deprecated === true;

const addFormats = formats as unknown as typeof formats.default;

describe('the OpenAPI document', () => {
  it('matches the contracts', () => {
    expect(read('openapi') === getText(openApi) ? 'current' : HOW_TO).toBe('current');
  });

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(openApi));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('lists every call once', () => {
    const ids = Object.values(openApi.paths).flatMap((methods) =>
      Object.values(methods as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    );
    expect(ids).toHaveLength(table.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('marks the calls that another one replaces, and names it', () => {
    const { delete: discard } = openApi.paths['/events/dead-letters/{id}'] as Record<string, object>;
    expect(discard).toMatchObject({
      deprecated: true,
      description: expect.stringContaining('Use `POST /events/dead-letters/discard`'),
    });
    expect(JSON.stringify(openApi).split('"deprecated":true')).toHaveLength(table.filter(isDeprecated).length + 1);
  });

  it('has schemas that are valid JSON Schema 2020-12, and no dangling references', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, formats: { binary: true } });
    addFormats(ajv);
    ajv.addVocabulary(['components', 'example']);
    ajv.addSchema({ $id: 'https://atelier.example/openapi', components: openApi.components }, undefined, false, false);
    for (const name of Object.keys(openApi.components.schemas))
      expect(() => ajv.compile({ $ref: `https://atelier.example/openapi#/components/schemas/${name}` })).not.toThrow();
  });

  it.each(table.filter(([, { body, upload }]) => body !== undefined && upload?.isRequired !== true))(
    'shows a body for %s that the call accepts',
    (_key, { body, example }) => {
      expect(example).toBeDefined();
      expect(body?.safeParse(example).error?.issues ?? []).toEqual([]);
    },
  );

  it('breaks nothing that was released', () => {
    const released = JSON.parse(read('released')) as ApiDocument;
    expect(breakingChanges(released, openApi as unknown as ApiDocument)).toEqual([]);
  });
});

describe('the AsyncAPI document', () => {
  it('matches the contracts', () => {
    expect(read('asyncapi') === getText(asyncApi) ? 'current' : HOW_TO).toBe('current');
  });

  it('is valid AsyncAPI 3.0', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats(ajv);
    const validate = ajv.compile(specifications.schemasWithoutId['3.0.0'] as object);
    expect({ valid: validate(asyncApi), errors: validate.errors }).toEqual({ valid: true, errors: null });
  });

  it('has a channel and both directions for every event', () => {
    const { stream, ...ofEvents } = asyncApi.channels;
    expect(Object.values(ofEvents).map((channel) => (channel as { address: string }).address)).toEqual(
      EVENT_CATALOG.map(({ type }) => type),
    );
    expect(Object.keys(asyncApi.operations)).toHaveLength(2 * EVENT_CATALOG.length + 1);
    expect(stream.address).toBe('/events/stream');
  });

  it('PLT-4 shows an example of every message that is valid under its own schema', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats(ajv);
    for (const [name, { payload, examples }] of Object.entries(asyncApi.components.messages)) {
      const validate = ajv.compile({ ...payload, components: asyncApi.components });
      expect([name, examples.length]).not.toEqual([name, 0]);
      for (const example of examples)
        expect([name, validate(example.payload), validate.errors]).toEqual([name, true, null]);
    }
  });

  it('PLT-4 breaks no consumer of a released event', () => {
    const released = JSON.parse(read('released-events')) as EventDocument;
    expect(breakingEventChanges(released, asyncApi as unknown as EventDocument)).toEqual([]);
  });
});

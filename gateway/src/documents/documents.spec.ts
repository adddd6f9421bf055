import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { asyncApiDocument } from '@atelier/contracts/documents/asyncapi';
import { openApiDocument } from '@atelier/contracts/documents/openapi';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiHeaders } from '../api-headers.js';
import { DOCS_POLICY } from './docs-page.js';
import { DocumentsModule } from './documents.module.js';

describe('API documents', () => {
  let application: NestFastifyApplication;

  beforeAll(async () => {
    const adapter = new FastifyAdapter();
    application = await NestFactory.create<NestFastifyApplication>(DocumentsModule, adapter, { logger: false });
    const headers = apiHeaders('http://studio.test');
    adapter.getInstance().addHook('onRequest', async (_request, reply) => void reply.headers(headers));
    await application.init();
    await adapter.getInstance().ready();
  });
  afterAll(() => application.close());

  const ask = (url: string, headers: Record<string, string> = {}) => application.inject({ url, headers });

  it.each([
    ['/api/openapi.json', () => openApiDocument()],
    ['/api/asyncapi.json', () => asyncApiDocument()],
  ])('are served at %s exactly as generated from the contracts, in every encoding', async (url, document) => {
    const plain = await ask(url);
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^W\/"/),
    });
    expect(plain.json()).toEqual(JSON.parse(JSON.stringify(document())));
    expect(gunzipSync((await ask(url, { 'accept-encoding': 'gzip' })).rawPayload)).toEqual(plain.rawPayload);
    expect(brotliDecompressSync((await ask(url, { 'accept-encoding': 'gzip, br' })).rawPayload)).toEqual(
      plain.rawPayload,
    );
  });

  it('return 304 without a body to clients that have the current version', async () => {
    const { etag } = (await ask('/api/openapi.json')).headers;
    const again = await ask('/api/openapi.json', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  });

  it('are browsable on a page that loads resources from this origin only', async () => {
    const page = await ask('/api/docs');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': DOCS_POLICY,
    });
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses).toContain('/api/docs/swagger-ui-bundle.js');
    for (const address of addresses) expect([address, (await ask(address)).statusCode]).toEqual([address, 200]);
  });

  it.each(['/api/docs/package.json', '/api/docs/..%2fpackage.json', '/api/docs/constructor'])(
    'do not expose other files of the package at %s',
    async (url) => {
      expect((await ask(url)).statusCode).toBe(404);
    },
  );
});

import { OPERATIONS } from '@atelier/contracts';
import { type KeyServer, startKeyServer } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatewayTestEnvironment } from '../../test/gateway-environment.js';
import { start } from '../index.js';
import { DOCS_POLICY } from './docs-page.js';

describe('API documentation of the gateway', () => {
  let keys: KeyServer;
  let gateway: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    keys = await startKeyServer();
    gateway = await start(gatewayTestEnvironment(keys));
  });
  afterAll(async () => {
    await gateway.stop();
    await keys.stop();
  });

  it('API-SYS serves the OpenAPI document to everyone, under the default security policy', async () => {
    const response = await fetch(`${gateway.url}/api/openapi.json`);
    const document = (await response.json()) as { openapi: string; paths: Record<string, object> };
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.values(document.paths).flatMap(Object.keys)).toHaveLength(Object.keys(OPERATIONS).length);
  });

  it('serves the documentation pages under a separate policy that allows this origin only', async () => {
    for (const path of ['/api/docs', '/api/docs/', '/api/docs/docs.js', '/api/docs/swagger-ui.css']) {
      const response = await fetch(`${gateway.url}${path}`);
      expect([path, response.status, response.headers.get('content-security-policy')]).toEqual([
        path,
        200,
        DOCS_POLICY,
      ]);
    }
  });

  it('answers 404 in the error format for any other file', async () => {
    const response = await fetch(`${gateway.url}/api/docs/package.json`);
    expect([response.status, await response.json()]).toMatchObject([404, { success: false, error: 'Not Found' }]);
  });
});

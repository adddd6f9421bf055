import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { asyncApiDocument } from '@atelier/contracts/documents/asyncapi';
import { openApiDocument } from '@atelier/contracts/documents/openapi';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchDeclaredUse } from './declared-use.ts';
import { namedCalls } from './named-calls.ts';

const CALLS = ['GET /blog', 'GET /blog/{id}', 'PUT /blog/{id}', 'DELETE /blog/{id}', 'POST /analytics/track'];

describe('calls named in a script', () => {
  it.each([
    ['as a whole', 'a.call("PUT /blog/{id}",{})', ['PUT /blog/{id}']],
    ['with the prefix of addresses', "show('GET /api/blog')", ['GET /blog']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a script as a bundler writes it.
    ['composed', 'a.call(`DELETE /${e}/{id}`)', ['DELETE /blog/{id}']],
    ['by their path', 'navigator.sendBeacon("/api/analytics/track",b)', ['POST /analytics/track']],
    ['not at all', 'console.log("GET /team", "POST /blog/{id}/pin")', []],
  ])('PLT-3 are found %s', (_how, script, calls) => {
    expect(namedCalls(script, CALLS)).toEqual(calls);
  });
});

const release = (version: string) => ({
  name: 'mfe-public',
  version,
  files: [{ path: 'page.js' }, { path: 'page.css' }],
});

const today = openApiDocument();

/** The running Atelier has a call that this checkout does not have. */
const withEarlierCall = { ...today, paths: { ...today.paths, '/blog/{id}/claps': today.paths['/blog/{id}'] } };

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/openapi.json': withEarlierCall,
  '/api/asyncapi.json': asyncApiDocument(),
  '/api/releases/live': {
    data: { revision: 1, remotes: { 'mfe-public': { live: release('2.0.0'), previous: release('1.0.0') } } },
  },
  '/remotes/mfe-public/2.0.0/page.js': 'call("GET /blog"), call("GET /blog/{id}/claps")',
  '/remotes/mfe-public/1.0.0/page.js': 'call("GET /blog"), call("GET /blog/{id}")',
  '/api/events/overview': {
    data: {
      consumers: [
        { name: 'seo', types: ['atelier.content.post.published.v1'] },
        { name: 'search', types: ['atelier.content.post.published.v1'] },
      ],
    },
  },
};

/** Runs the command as npm does, from the sources. */
const canIDeploy = async (args: readonly string[], env: NodeJS.ProcessEnv) => {
  const options = ['--conditions=atelier-source', '--import', './packages/test-kit/source-hooks.mjs'];
  const command = spawn(process.execPath, [...options, 'docs/tools/can-i-deploy.ts', ...args], {
    env: { PATH: process.env.PATH, ATELIER_API_KEY: 'a-key', ...env },
  });
  const [output, errors, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ]);
  return { code: code as number, output, errors };
};

describe('declared use in a running Atelier', () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = createServer(({ url = '', headers }, response) => {
      const answer = ANSWERS[url];
      const isRefused = url === '/api/events/overview' && headers['x-api-key'] !== 'a-key';
      response.writeHead(isRefused ? 401 : answer === undefined ? 404 : 200);
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<unknown>((resolve) => server.close(resolve)));

  it('PLT-3 covers every version that a visitor may get', async () => {
    const { calls } = await fetchDeclaredUse(origin, CALLS, undefined);
    expect(calls.get('GET /blog')).toEqual(['mfe-public']);
    expect(calls.get('GET /blog/{id}')).toEqual(['mfe-public']);
    expect(calls.get('DELETE /blog/{id}')).toBeUndefined();
  });

  it('PLT-3 covers services, and processes that follow events in memory', async () => {
    const { events } = await fetchDeclaredUse(origin, CALLS, 'a-key');
    expect(events?.get('atelier.content.post.published.v1')).toEqual(['gateway', 'search', 'seo']);
    expect(events?.get('atelier.auth.session.revoked.v1')).toEqual(['gateway']);
    expect(events?.get('atelier.mail.mail.given_up.v1')).toBeUndefined();
  });

  it('PLT-3 is unknown for events without a key, and an error with a wrong key', async () => {
    expect((await fetchDeclaredUse(origin, CALLS, undefined)).events).toBeUndefined();
    await expect(fetchDeclaredUse(origin, CALLS, 'another')).rejects.toThrow('was answered 401');
  });

  it('PLT-3 can-i-deploy names what a service would break, and exits with 2', async () => {
    const { code, output } = await canIDeploy(['content', '--json'], { ATELIER_URL: origin });
    expect(code).toBe(2);
    expect(JSON.parse(output)).toEqual({
      canDeploy: false,
      breaks: ['GET /blog/{id}/claps: was removed (used by mfe-public)'],
      notes: [
        'PUT /blog/{id}/claps: was removed (nobody declares to use it)',
        'DELETE /blog/{id}/claps: was removed (nobody declares to use it)',
      ],
    });
  });

  it('PLT-3 can-i-deploy exits with 0 if nothing would break, at the address of npm start by default', async () => {
    const { code, output } = await canIDeploy(['media'], { PORT: new URL(origin).port });
    expect([code, output]).toEqual([0, 'Yes: nothing that runs would break.\n']);
    expect((await canIDeploy(['media', '--against', 'here'], {})).code).toBe(1);
  });
});

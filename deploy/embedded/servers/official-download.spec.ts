import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getSha256 } from './checksum.ts';
import { downloadOfficially } from './official-download.ts';

const NAME = 'server-1.2.3-any.tar.gz';

let directory: string;
let publisher: Server;
let base: string;
let digest: string;
let files: Record<string, Buffer | string>;
let before: string | undefined;

/** An archive with one program, packed like a publisher's: in a directory named after the release. */
const packProgram = (): string => {
  const place = join(directory, 'server-1.2.3-any');
  mkdirSync(place);
  writeFileSync(join(place, 'server'), '#!/bin/sh\necho "server v1.2.3"\n');
  chmodSync(join(place, 'server'), 0o755);
  execFileSync('tar', ['-czf', NAME, 'server-1.2.3-any'], { cwd: directory });
  return join(directory, NAME);
};

const download = (sha256: string | { listedAt: string }) =>
  downloadOfficially('server', { version: '1.2.3', url: `${base}/${NAME}`, sha256 }, () => undefined);
const cacheIsEmpty = () => readdirSync(join(directory, 'cache'), { recursive: true }).length <= 1;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'atelier-download-'));
  const archive = packProgram();
  digest = await getSha256(archive);
  files = { [`/${NAME}`]: readFileSync(archive), '/SHA256SUMS': `${digest}  ${NAME}\n`, '/wrong': `${NAME}\n` };
  publisher = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
  before = process.env.ATELIER_CACHE_DIR;
  process.env.ATELIER_CACHE_DIR = join(directory, 'cache');
});
beforeEach(() => rmSync(join(directory, 'cache'), { recursive: true, force: true }));
afterAll(() => {
  if (before === undefined) delete process.env.ATELIER_CACHE_DIR;
  else process.env.ATELIER_CACHE_DIR = before;
  publisher.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('an official download', () => {
  it('is cached if it matches the pinned digest', async () => {
    const program = await download(digest);
    expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toContain('v1.2.3');
    expect(readdirSync(join(directory, 'cache', 'scratch'))).toEqual([]);
  });

  it("is checked against the publisher's list if no digest is pinned", async () => {
    expect(existsSync(await download({ listedAt: `${base}/SHA256SUMS` }))).toBe(true);
  });

  it('is rejected, and leaves nothing behind, if the digest does not match', async () => {
    await expect(download('0'.repeat(64))).rejects.toThrow('it was not used');
    expect(cacheIsEmpty()).toBe(true);
  });

  it('is rejected if the publisher lists no digest', async () => {
    await expect(download({ listedAt: `${base}/wrong` })).rejects.toThrow('lists no SHA-256');
    await expect(download({ listedAt: `${base}/missing` })).rejects.toThrow('answers 404');
    expect(cacheIsEmpty()).toBe(true);
  });

  it('reports the address that did not respond', async () => {
    const unreachable = { version: '1.2.3', url: `http://127.0.0.1:1/${NAME}`, sha256: digest };
    await expect(downloadOfficially('server', unreachable, () => undefined)).rejects.toThrow('127.0.0.1:1');
  });
});

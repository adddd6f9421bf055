import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, startNode } from './node-process.ts';

/** The baseline: a node:http server in its own process that answers every request with these bytes. */
export const startRawServer = async (bytes: Buffer): Promise<Running> => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-bench-'));
  const file = join(folder, 'answer.json');
  writeFileSync(file, bytes);
  const { url, stop } = await startNode('bench/raw-server.ts', {}, [file]);
  return { url, stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })) };
};

const serve = (file: string): void => {
  const bytes = readFileSync(file);
  const headers = ['content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.length)];
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(Number(process.env.PORT), '127.0.0.1');
  process.once('SIGTERM', () => process.exit(0));
};

if (import.meta.main) serve(process.argv[2] ?? '');

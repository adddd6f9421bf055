import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, startNode } from './node-process.ts';

/** Headers that node:http sets itself. */
const OWN_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** The baseline: a node:http server in its own process that answers every request with the bytes and headers of this answer. */
export const startRawServer = async (answer: Response): Promise<Running> => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-bench-'));
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name)).flat();
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify({ headers, body }));
  const { url, stop } = await startNode('bench/raw-server.ts', {}, [file]);
  return { url, stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })) };
};

const serve = (file: string): void => {
  const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as { headers: string[]; body: string };
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(Number(process.env.PORT), '127.0.0.1');
  process.once('SIGTERM', () => process.exit(0));
};

if (import.meta.main) serve(process.argv[2] ?? '');

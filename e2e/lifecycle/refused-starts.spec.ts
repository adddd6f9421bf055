import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { failingStart, temporaryFolder } from './instances.ts';

const STACK = /^ {4}at /m;

let folder: ReturnType<typeof temporaryFolder>;

test.beforeEach(() => {
  folder = temporaryFolder();
});
test.afterEach(() => folder.remove());

for (const { variable, value, form } of [
  { variable: 'PORT', value: 'abc', form: 'a port number from 1 to 65535, for example PORT=3000' },
  { variable: 'RATE_LIMITS', value: 'x', form: "'off', or limits by name, for example RATE_LIMITS=contact=5/1m" },
])
  test(`PLT-7 a start with ${variable}=${value} names the variable and the required format`, async () => {
    const dataDir = join(folder.path, 'data');
    const { code, output } = await failingStart({ ATELIER_DATA_DIR: dataDir, [variable]: value });
    expect(code).toBe(1);
    expect(output).toContain(`${variable} must be ${form}`);
    expect(output).toContain(`it is '${value}'`);
    expect(output).not.toMatch(STACK);
    expect(existsSync(dataDir)).toBe(false);
  });

test('PLT-7 a start on a port in use fails with an explanation before anything starts', async () => {
  const dataDir = join(folder.path, 'data');
  const stranger = createServer();
  const port = await new Promise<number>((resolve) =>
    stranger.listen(0, '127.0.0.1', () => resolve((stranger.address() as { port: number }).port)),
  );
  const { code, output } = await failingStart({ ATELIER_DATA_DIR: dataDir, PORT: String(port) });
  await new Promise((resolve) => stranger.close(resolve));
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is already in use. Stop what listens there, or set PORT to another port.`);
  expect(output).not.toMatch(STACK);
  for (const place of ['mongodb', 'nats', 'logs', 'run']) expect(readdirSync(join(dataDir, place)), place).toEqual([]);
});

test('PLT-7 a start on an unwritable data directory names the directory and the variable', async () => {
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  const dataDir = join(file, 'data');
  const { code, output } = await failingStart({ ATELIER_DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output).toContain(`The data directory ${dataDir} cannot be written`);
  expect(output).toContain('Set ATELIER_DATA_DIR to a directory that this user may write');
  expect(output).not.toMatch(STACK);
});

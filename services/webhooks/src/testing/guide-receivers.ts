import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eventually } from '@atelier/test-kit';

const GUIDE = new URL('../../../../docs/guides/webhooks.md', import.meta.url);
/** Node resolves the published package from here. */
const HERE = fileURLToPath(new URL('.', import.meta.url));
const PORT_IN_GUIDE = '8080';

const COMMANDS = {
  js: { program: process.execPath, flags: ['--input-type=module', '-e'] },
  python: { program: 'python3', flags: ['-u', '-c'] },
};
export type Language = keyof typeof COMMANDS;

const readProgram = async (language: Language): Promise<string> => {
  const guide = await readFile(GUIDE, 'utf8');
  const program = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(guide)?.[1];
  if (program === undefined) throw new Error(`The guide has no program in ${language}.`);
  return program;
};

export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const isListening = (url: string) => eventually(() => fetch(url, { method: 'POST', body: '' }).then(() => undefined));

/** Runs the receiver that the guide shows, on another port. It prints the ID and the type of each event that it has verified. */
export const runGuideReceiver = async (language: Language, port: number, secret: string) => {
  const { program, flags } = COMMANDS[language];
  const code = (await readProgram(language)).replace(PORT_IN_GUIDE, String(port));
  const env = { PATH: process.env.PATH, WEBHOOK_SECRET: secret };
  const child: ChildProcess = spawn(program, [...flags, code], { cwd: HERE, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  const printed: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  return {
    untilListening: () => isListening(`http://127.0.0.1:${port}/`),
    printed: () => printed.join(''),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

interface NuMessage {
  url: string;
  message: string;
  extract?: string;
}

export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

/** The errors that the Nu HTML checker finds in named documents, one line each. Needs Java. */
export const nuErrors = (documents: ReadonlyMap<string, string>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'nu-checker-'));
  const names = [...documents.keys()];
  const files = names.map((_name, index) => join(folder, `${index}.html`));
  try {
    for (const [index, file] of files.entries()) writeFileSync(file, documents.get(names[index] ?? '') ?? '');
    const args = ['-Xss4m', '-jar', JAR, '--errors-only', '--exit-zero-always', '--format', 'json', ...files];
    const { stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const { messages } = JSON.parse(stderr) as { messages: NuMessage[] };
    return messages.map(({ url, message, extract = '' }) => {
      const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])];
      return `${name}: ${message} (${extract})`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

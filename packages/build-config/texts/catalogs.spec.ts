import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { englishCatalog, readCatalog, writeCatalogs } from './catalogs.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');

let folder: string;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atelier-texts-'));
  for (const name of ['src', 'texts']) mkdirSync(join(folder, name));
  write('src/Page.tsx', `export const Page = ({ count }) => <p title="Home">{\`Found \${count} pages\`}</p>;`);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the texts of the platform’s remotes', () => {
  it.each(['mfe-admin', 'mfe-public'])('are all in the catalog of %s; `npm run texts` updates it', (remote) => {
    const catalog = readFileSync(join(REPOSITORY, remote, 'texts/en.json'), 'utf8');
    expect(englishCatalog(join(REPOSITORY, remote)) === catalog).toBe(true);
  });
});

describe('the catalogs of a remote', () => {
  it('list its texts by file, and keep the translations of texts that moved', () => {
    write('texts/de.json', JSON.stringify({ 'Old.tsx': { Home: 'Start', 'Gone for good': 'Weg' } }));
    const said: string[] = [];
    writeCatalogs(folder, (line) => said.push(line));
    expect(read('texts/en.json')['Page.tsx']).toEqual({ Home: 'Home', 'Found {0} pages': 'Found {0} pages' });
    expect(read('texts/de.json')['Page.tsx']).toEqual({ Home: 'Start', 'Found {0} pages': '' });
    expect(read('texts/de.json')['Old.tsx']).toBeUndefined();
    expect(said).toEqual([expect.stringMatching(/^texts\/de\.json: \d+ texts to translate$/)]);
  });

  it('are refused with the reason if a build cannot use them', () => {
    expect(readCatalog(folder)).toBeUndefined();
    expect(() => readCatalog(folder, 'de')).toThrow(/There is no .*de\.json\. Copy texts\/en\.json to it/);
    write('texts/de.json', '{');
    expect(() => readCatalog(folder, 'de')).toThrow(/de\.json is not valid JSON/);
    write('texts/de.json', JSON.stringify({ 'Page.tsx': { 'Found {0} pages': '{1} Seiten' } }));
    expect(() => readCatalog(folder, 'de')).toThrow(/the translation of "Found \{0\} pages" has \{1\}/);
  });
});

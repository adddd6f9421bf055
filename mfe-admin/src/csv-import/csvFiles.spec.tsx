import { SERVICE_EXAMPLE } from '@atelier/contracts/content/examples';
import { memberDraft } from '@atelier/contracts/content/member';
import { describe, expect, it } from '@jest/globals';
import { POST_CSV } from '../features/posts/postCsv';
import { PROJECT_CSV } from '../features/projects/projectCsv';
import { SERVICE_CSV } from '../features/services/serviceCsv';
import { MEMBER_CSV } from '../features/team/memberCsv';
import type { CsvKind } from './CsvKind';
import { checkRows, requiredLabels } from './checkRows';
import { IGNORED, mapColumns } from './mapColumns';
import { type CsvTable, readCsv } from './readCsv';
import { csvOfItems, csvOfRefused, toCsv } from './writeCsv';

const getFile = (content: string | Uint8Array<ArrayBuffer>): File =>
  new File([content], 'list.csv', { type: 'text/csv' });

const getLabels = (headers: readonly string[], kind: { columns: CsvKind<unknown>['columns'] }) =>
  mapColumns(headers, kind.columns).map((mapped) => (typeof mapped === 'object' ? mapped.label : mapped));

const check = <Draft,>(kind: CsvKind<Draft>, table: CsvTable) =>
  checkRows(kind, table, mapColumns(table.headers, kind.columns));

describe('CSV headers', () => {
  it('ATM-1 are recognized by field name in either spelling, by label, and by former names', () => {
    expect(getLabels(['short_bio', 'shortBio', 'Role', 'github', 'EMAIL', 'social_links.email'], MEMBER_CSV)).toEqual([
      'Short Bio',
      undefined,
      'Position',
      'GitHub',
      'Email',
      'Public e-mail',
    ]);
    expect(getLabels(['description', 'Featured image', 'seo_title', 'publish_date'], POST_CSV)).toEqual([
      'Excerpt',
      'Featured Image',
      'SEO Title',
      'Publish Date',
    ]);
  });

  it('are unrecognized until the user maps them to a field', () => {
    const { columns } = MEMBER_CSV;
    expect(mapColumns(['Name', 'Shoe size'], columns)[1]).toBeUndefined();
    expect(mapColumns(['Name', 'Shoe size'], columns, { 1: IGNORED })[1]).toBe(IGNORED);
    expect(mapColumns(['Name', 'Shoe size'], columns, { 1: 'phone' })[1]).toMatchObject({ path: 'phone' });
    expect(mapColumns(['Name', 'Import error'], columns)[1]).toBe(IGNORED);
  });

  it.each([
    ['services', requiredLabels(SERVICE_CSV), 'Name'],
    ['projects', requiredLabels(PROJECT_CSV), 'Title'],
    ['posts', requiredLabels(POST_CSV), 'Excerpt'],
    ['team members', requiredLabels(MEMBER_CSV), 'Skills'],
  ])('of %s are required if the contract requires the field', (_kind, labels, one) => {
    expect(labels).toContain(one);
    expect(labels).not.toContain('Slug');
    expect(labels).not.toContain('Status');
  });
});

describe('readCsv', () => {
  it.each([
    [',', 'Name,Skills\nAda,"React;CSS"'],
    [';', 'Name;Skills\nAda;React|CSS'],
    ['\t', 'Name\tSkills\nAda\tReact|CSS'],
  ])('detects %j as the delimiter', async (delimiter, content) => {
    const table = await readCsv(getFile(content));
    expect(table).toMatchObject({ delimiter, headers: ['Name', 'Skills'], encoding: 'UTF-8' });
    expect(check(MEMBER_CSV, table)[0]?.errors.map(({ label }) => label)).toEqual(['Position', 'Department']);
  });

  it.each([
    ['UTF-8', [0xef, 0xbb, 0xbf, ...[...'Name\nZo'].map((letter) => letter.charCodeAt(0)), 0xc3, 0xab]],
    ['UTF-16', [0xff, 0xfe, ...[...'Name\nZoë'].flatMap((letter) => [letter.charCodeAt(0), 0])]],
    ['Windows-1252', [...'Name\nZoë'].map((letter) => letter.charCodeAt(0))],
  ])('detects %s as the encoding', async (encoding, bytes) => {
    const table = await readCsv(getFile(new Uint8Array(bytes)));
    expect(table).toMatchObject({ encoding, headers: ['Name'], rows: [{ number: 2, cells: ['Zoë'] }] });
  });

  it('numbers rows as a spreadsheet does, including empty ones', async () => {
    const { rows } = await readCsv(getFile('Name\nAda\n\n"Grace\nHopper"\n,\nLin'));
    expect(rows.map(({ number }) => number)).toEqual([2, 4, 6]);
  });

  it.each([
    ['nothing', '', 'The first row must contain the column names.'],
    ['headers alone', 'Name\n', 'The file has no rows below its headers.'],
    ['an open quote', 'Name\n"Ada', 'has a quote that is not closed'],
    ['too many rows', `Name\n${'Ada\n'.repeat(1001)}`, 'The file has 1001 rows; 1000 can be imported at once.'],
    ['a hundred thousand rows', `Name\n${'Ada\n'.repeat(100_000)}`, 'The file has 100000 rows; 1000 can be imported'],
    ['20 MB', `Name\n${'x'.repeat(20 * 1024 * 1024)}`, 'The file is larger than 5 MB. Split it into smaller files.'],
  ])('PLT-5 explains what is wrong with %s', async (_what, content, words) => {
    await expect(readCsv(getFile(content))).rejects.toThrow(words);
  });
});

describe('CSV rows', () => {
  const HEADERS = 'Name,Role,Department,Email,Skills,Years of experience,Expertise level,Active,GitHub';

  it('ATM-1 are converted to the types that the contract expects', async () => {
    const table = await readCsv(
      getFile(`${HEADERS}\nAda Martin,Developer,Design,,React; CSS,9,Mid-Level,no,https://code.example/ada`),
    );
    expect(check(MEMBER_CSV, table)[0]?.draft).toEqual({
      name: 'Ada Martin',
      position: 'Developer',
      department: 'Design',
      skills: ['React', 'CSS'],
      years_experience: 9,
      expertise_level: 'mid',
      is_active: false,
      social_links: { github: 'https://code.example/ada' },
    });
  });

  it('ATM-1 report each error with its field, in the contract’s words', async () => {
    const table = await readCsv(getFile(`${HEADERS}\nA,,Design,nobody,React,many,wizard,perhaps,ftp://x,surplus`));
    const [row] = check(MEMBER_CSV, table);
    expect(row?.number).toBe(2);
    expect(row?.draft).toBeUndefined();
    expect(row?.errors).toEqual([
      { label: '', message: 'This row has more cells than there are headers' },
      { label: 'Name', message: 'Name must be at least 2 characters' },
      { label: 'Position', message: 'Position is required' },
      { label: 'Email', message: 'Invalid email format' },
      { label: 'Expertise Level', message: 'Expertise level must be junior, mid, senior, lead or architect' },
      { label: 'Years of Experience', message: 'Experience must be a number' },
      { label: 'Active', message: 'Must be true or false' },
      { label: 'GitHub', message: 'Must be a valid URL' },
    ]);
  });
});

describe('CSV output', () => {
  it.each(['=1+1', '+49 30 123', '-5', '@SUM(A1)', '\tx', "'=quoted"])(
    'escapes a cell that starts with the formula %j',
    (text) => {
      const [, cell] = toCsv(['Phone'], [[text]]).split('\r\n');
      expect(cell?.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('ATM-1 can be read back without loss, including formulas and separators', async () => {
    const draft = memberDraft.parse({
      name: '=cmd|calc',
      position: "'=not one",
      department: 'Design, and "more"',
      phone: '+49 30 123',
      bio: 'One line\nand another',
      skills: ['C;D', 'a|b'],
      social_links: { email: 'ada@studio.example' },
      is_active: false,
      years_experience: 0,
    });
    const table = await readCsv(getFile(csvOfItems(MEMBER_CSV, [draft])));
    expect(check(MEMBER_CSV, table)[0]?.draft).toEqual(draft);
  });

  it.each([[['one; and two']], [['one', 'two; three']]])('ASVC-1 keeps the list %j intact', async (features) => {
    const item = {
      ...SERVICE_EXAMPLE,
      features,
      process_steps: [{ title: 'Listen: twice', description: 'In the room: all of them' }],
    };
    const table = await readCsv(getFile(csvOfItems(SERVICE_CSV, [item])));
    const [row] = check(SERVICE_CSV, table);
    expect(row?.errors).toEqual([]);
    expect(row?.draft).toMatchObject({ features, process_steps: item.process_steps });
  });

  it.each([
    ['services', SERVICE_CSV],
    ['projects', PROJECT_CSV],
    ['posts', POST_CSV],
    ['team members', MEMBER_CSV],
  ] as [string, CsvKind<unknown>][])('provides a template of %s that can be imported', async (_kind, kind) => {
    const table = await readCsv(getFile(csvOfItems(kind, [kind.example])));
    expect(check(kind, table).map(({ errors }) => errors)).toEqual([[]]);
  });

  it('returns rejected rows with the current reason in place of the previous one', async () => {
    const table = await readCsv(getFile("Name,Import error\n'=Ada,Old reason"));
    const row = { number: 2, name: 'Ada', cells: table.rows[0]?.cells ?? [] };
    expect(csvOfRefused(table, [{ row, reason: 'Slug is taken' }])).toBe("Name,Import error\r\n'=Ada,Slug is taken");
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer, type SeenCall } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { findMenuItem } from '../testing/findMenuItem';
import { aMember, memberList, memberStats } from '../testing/memberSamples';
import { renderAdmin } from '../testing/renderAdmin';

const CREATED = { status: 201, body: { success: true } };
const ROWS = 'Name,Role,Department,Skills,Email\nAda Martin,Developer,Design,React;CSS,\nLin,Tester,Sales,Agile,nobody';

const open = async (server = new FakeServer(), role = 'editor') => {
  server.on('GET /team', memberList([aMember()])).on('GET /team/stats', memberStats);
  const admin = await renderAdmin('/admin/team?department=Design', { server, admin: anAdmin(role) });
  const user = userEvent.setup({ applyAccept: false });
  const more = await screen.findByRole('button', { name: /^More/ });
  await user.click(more);
  return { ...admin, user, server };
};

const choose = async (content: string, server = new FakeServer()) => {
  const opened = await open(server);
  await opened.user.click(await findMenuItem('Import CSV'));
  const dialog = await findDialog('Import team members');
  await opened.user.upload(
    within(dialog).getByLabelText('Choose a CSV file, or drop it here'),
    new File([content], 'people.csv', { type: 'text/csv' }),
  );
  const press = async (name: string) => {
    // The dialog's close icon has the same name.
    const [button] = within(dialog).getAllByRole('button', { name }).slice(-1);
    await opened.user.click(button as HTMLElement);
  };
  return { ...opened, dialog: within(dialog), press };
};

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const savedText = async (): Promise<string> =>
  new TextDecoder().decode(await (saved.at(-1) as Blob).arrayBuffer()).trim();

describe('CSV import', () => {
  it('ATM-1 shows errors by row and field, and writes nothing before the import starts', async () => {
    const { dialog, server } = await choose(ROWS);
    expect(window.location.pathname + window.location.search).toBe('/admin/team/import?department=Design');
    expect(await dialog.findByText(/^2 rows: 1 ready, 1 with errors/)).toBeTruthy();
    expect(dialog.getByText('people.csv, UTF-8, separated by comma')).toBeTruthy();
    const errors = within(dialog.getByRole('region', { name: 'Errors to fix' })).getAllByRole('listitem');
    expect(errors.map((line) => line.textContent)).toEqual(['Row 3 Email: Invalid email format']);
    expect(dialog.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Row',
      'Name',
      'Position',
      'Department',
      'Skills',
      'Email',
    ]);
    expect(server.sent('POST')).toEqual([]);
  });

  it('ATM-1 creates the valid rows one at a time, and reports the result of each', async () => {
    const refusal = { status: 409, body: { success: false, message: 'This address is taken' } };
    const toAnswer = ({ body }: SeenCall) => ((body as { name: string }).name === 'Grace' ? refusal : CREATED);
    const server = new FakeServer().on('POST /team', toAnswer);
    const { dialog, press } = await choose(`${ROWS}\nGrace,Tester,Sales,Agile,`, server);
    await dialog.findByText(/^3 rows: 2 ready/);
    await press('Import 2 team members');
    const report = await dialog.findByRole('list', { name: 'Report by row' });
    expect(dialog.getByText('1 team member created, 2 rows refused')).toBeTruthy();
    expect(
      within(report)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'Row 3, LinEmail: Invalid email format',
      'Row 4, GraceThis address is taken',
      'Row 2, Ada MartinCreated',
    ]);
    expect(server.sent('POST').map(({ body }) => body)).toEqual([
      { name: 'Ada Martin', position: 'Developer', department: 'Design', skills: ['React', 'CSS'] },
      { name: 'Grace', position: 'Tester', department: 'Sales', skills: ['Agile'] },
    ]);
    await press('Download rejected rows');
    expect((await savedText()).split('\r\n')).toEqual([
      'Name,Role,Department,Skills,Email,Import error',
      'Lin,Tester,Sales,Agile,nobody,Email: Invalid email format',
      'Grace,Tester,Sales,Agile,,This address is taken',
    ]);
    await press('Close');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/team'));
  });

  it('requires a decision on unrecognized columns before the import can start', async () => {
    const { dialog, press } = await choose('Name,Role,Department,Skills,Shoe size\nAda,Developer,Design,React,39');
    const start = await dialog.findByRole('button', { name: 'Import 1 team member' });
    expect(start).toHaveProperty('disabled', true);
    expect(
      within(dialog.getByRole('region', { name: 'One column isn’t recognized' })).getByText('Shoe size'),
    ).toBeTruthy();
    await press('Skip it');
    await waitFor(() => expect(start).toHaveProperty('disabled', false));
    expect(dialog.queryByText('Shoe size')).toBeNull();
  });

  it('stops on request, and reports the rows that were not sent', async () => {
    let answer: (() => void) | undefined;
    const server = new FakeServer().on('POST /team', () => new Promise((done) => (answer = () => done(CREATED))));
    const { dialog, press } = await choose(`${ROWS}\nGrace,Tester,Sales,Agile,`, server);
    await dialog.findByText(/^3 rows: 2 ready/);
    await press('Import 2 team members');
    expect(await dialog.findByText('0 of 2 sent')).toBeTruthy();
    await waitFor(() => expect(answer).toBeDefined());
    await press('Stop');
    answer?.();
    expect(await dialog.findByText('Not imported: the import was stopped')).toBeTruthy();
    expect(server.sent('POST')).toHaveLength(1);
  });

  it('rejects a file that is not a table', async () => {
    const { dialog } = await choose('Name\n');
    expect((await dialog.findByRole('alert')).textContent).toBe('The file has no rows below its headers.');
  });

  it('ATM-1 offers a template, and requires write permission', async () => {
    const { user } = await open(new FakeServer(), 'viewer');
    const entry = await findMenuItem(/^Import CSV/);
    expect(entry.textContent).toContain('You need write permission on team.');
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}');
  });
});

describe('CSV export', () => {
  it('ATM-1 contains all filtered items from all pages, and escapes formulas', async () => {
    const getPage = ({ path }: SeenCall) => {
      const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
      const { body } = memberList([aMember({ id: `m${page}`, name: `=Member ${page}` })]);
      return { status: 200, body: { ...body, pagination: { page, limit: 100, total: 2, totalPages: 2 } } };
    };
    const opened = await open();
    opened.server.on('GET /team', getPage);
    await opened.user.click(await findMenuItem('Export CSV'));
    await waitFor(() => expect(opened.said()).toContain('2 team members exported'));
    const lines = (await savedText()).split('\r\n');
    expect(lines[0]).toMatch(/^Name,Slug,Position/);
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(["'=Member 1", "'=Member 2"]);
    const asked = opened.server.sent('GET').filter(({ path }) => path.includes('limit=100'));
    expect(asked.map(({ path }) => path)).toEqual([
      '/team?page=1&limit=100&active=all&department=Design',
      '/team?page=2&limit=100&active=all&department=Design',
    ]);
  });

  it('AMSG-1 reports a failed export', async () => {
    const opened = await open();
    opened.server.on('GET /team', { status: 500, body: {} });
    await opened.user.click(await findMenuItem('Export CSV'));
    await waitFor(() => expect(opened.said()).toContain('Failed to export team members'));
  });
});

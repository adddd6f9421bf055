import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { aMember, memberAnswer, memberList } from '../testing/memberSamples';
import { renderAdmin } from '../testing/renderAdmin';
import { aProjectSummary, projectAnswer, projectList } from '../testing/samples';
import { aService, serviceAnswer, serviceList } from '../testing/serviceSamples';
import { sampleSitePage } from '../testing/settingsSamples';

const STUDIO = { status: 200, body: { success: true, data: { timeZone: 'America/New_York' } } };
const PLANNED = { publish_at: '2999-03-01T14:00:00.000Z', unpublish_at: null };

interface Kind {
  id: string;
  path: string;
  section: string;
  saveLabel: string;
  hidden: object;
  shown: object;
  list: { status: number; body: object };
  answer: (fields: object) => { status: number; body: object };
}

const PAGE = sampleSitePage({ is_system: false });
const onePage = (page: typeof PAGE) => ({ status: 200, body: { success: true, data: page, page } });
const { content: _content, ...listedPage } = PAGE;

const KINDS: readonly (readonly [string, Kind])[] = [
  [
    'APRJ-2 a project',
    {
      id: 'j1',
      path: '/projects',
      section: '/admin/projects',
      saveLabel: 'Update Project',
      hidden: { status: 'draft' },
      shown: { status: 'published' },
      list: projectList([aProjectSummary()]),
      answer: (fields) => projectAnswer({ ...aProjectSummary(), ...fields }),
    },
  ],
  [
    'ASVC-2 a service',
    {
      id: 's1',
      path: '/services',
      section: '/admin/services',
      saveLabel: 'Update Service',
      hidden: { is_active: false },
      shown: { is_active: true },
      list: serviceList([aService()]),
      answer: (fields) => serviceAnswer({ ...aService(), ...fields }),
    },
  ],
  [
    'ATM-2 a member',
    {
      id: 'm1',
      path: '/team',
      section: '/admin/team',
      saveLabel: 'Update Member',
      hidden: { is_active: false },
      shown: { is_active: true },
      list: memberList([aMember()]),
      answer: (fields) => memberAnswer({ ...aMember(), ...fields }),
    },
  ],
  [
    'LEGAL-1 a page',
    {
      id: PAGE.id,
      path: '/pages',
      section: '/admin/settings/pages',
      saveLabel: 'Update Page',
      hidden: { status: 'draft' },
      shown: { status: 'published' },
      list: { status: 200, body: { success: true, data: [listedPage], pages: [listedPage], total: 1, pagination: {} } },
      answer: (fields) => onePage({ ...PAGE, ...fields }),
    },
  ],
];

const open = async ({ id, path, section, saveLabel, list, answer }: Kind, fields: object) => {
  const server = new FakeServer()
    .on('GET /studio', STUDIO)
    .on(`GET ${path}`, list)
    .on(`GET ${path}/${id}`, answer(fields))
    .on(`PUT ${path}/${id}`, answer(fields))
    .on(`PUT ${path}/${id}/schedule`, answer({ ...fields, ...PLANNED }));
  const admin = await renderAdmin(`${section}/${id}/edit`, { server, admin: anAdmin() });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: saveLabel });
  const dialog = within(await findDialog(/^Edit /));
  const choose = (label: string) => user.click(dialog.getByRole('radio', { name: label }));
  const chosen = () => dialog.getAllByRole('radio').map((one) => (one as HTMLInputElement).checked);
  const labels = () => [...document.querySelectorAll('[aria-label="Publish"] .mfe-admin_ant-segmented-item-label')];
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { ...admin, user, server, dialog, choose, chosen, press, words: () => labels().map((one) => one.textContent) };
};

describe.each(KINDS)('%s', (_name, kind) => {
  const { id, path, shown, hidden, saveLabel } = kind;

  it('is published with Now and the main button', async () => {
    const { words, choose, chosen, press, server } = await open(kind, hidden);
    expect([words(), chosen()]).toEqual([
      ['Not yet', 'Now', 'Later'],
      [true, false, false],
    ]);
    await choose('Now');
    await press(saveLabel);
    await waitFor(() => expect(server.sent('PUT', `${path}/${id}`)).toHaveLength(1));
    const { body } = server.sent('PUT', `${path}/${id}`)[0] ?? {};
    expect(body).toMatchObject(shown);
  });

  it('is published with its button and with Ctrl Enter, which change nothing else', async () => {
    const publishLabel = saveLabel.replace('Update', 'Publish');
    const clicked = await open(kind, hidden);
    await clicked.press(publishLabel);
    await waitFor(() => expect(clicked.server.sent('PUT', `${path}/${id}`)).toHaveLength(1));
    expect(clicked.server.sent('PUT', `${path}/${id}`)[0]?.body).toMatchObject(shown);
    cleanup();
    const { dialog, user, server } = await open(kind, hidden);
    await user.click(dialog.getByRole('textbox', { name: /^(Title|Name)/ }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.sent('PUT', `${path}/${id}`)).toHaveLength(1));
    expect(server.sent('PUT', `${path}/${id}`)[0]?.body).toMatchObject(shown);
  });

  it('keeps its schedule when Ctrl Enter saves it', async () => {
    const { dialog, user, server } = await open(kind, { ...hidden, ...PLANNED });
    await user.click(dialog.getByRole('textbox', { name: /^(Title|Name)/ }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.sent('PUT', `${path}/${id}`)).toHaveLength(1));
    expect(server.sent('PUT', `${path}/${id}`)[0]?.body).not.toMatchObject(shown);
    expect(screen.queryByRole('button', { name: saveLabel.replace('Update', 'Publish') })).toBeNull();
  });

  it('is unpublished with a separate action, after confirmation', async () => {
    const { dialog, press, server, user, said } = await open(kind, shown);
    expect(dialog.queryByRole('radio')).toBeNull();
    await press('Unpublish');
    await user.click(within(await findDialog('Unpublish')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual([expect.stringMatching(/ is no longer on the site$/)]));
    expect(server.sent('PUT', `${path}/${id}`)[0]?.body).toEqual(hidden);
  });

  it('is scheduled with Later in the studio’s time zone, and keeps unsaved changes', async () => {
    const { dialog, choose, words, chosen, server, user } = await open(kind, hidden);
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^(Title|Name)/ });
    await user.type(name, ' unsaved');
    const typed = name.value;
    await choose('Later');
    fireEvent.change(await screen.findByLabelText('Show from'), { target: { value: '2999-03-01T09:00' } });
    server.on(`GET ${path}/${id}`, kind.answer({ ...hidden, ...PLANNED }));
    await user.click(screen.getByRole('button', { name: 'Save Schedule' }));
    await waitFor(() => expect(words()).toEqual(['Now', 'Later']));
    expect(server.sent('PUT', `${path}/${id}/schedule`)[0]?.body).toEqual({
      publishAt: PLANNED.publish_at,
      unpublishAt: null,
    });
    expect([chosen(), name.value]).toEqual([[false, true], typed]);
    expect(dialog.getByText(/^Goes live Mar 1, 2999/, { selector: 'p' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Change Time' })).toBeTruthy();
  });
});

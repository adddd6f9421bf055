import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { aMediaFile, mediaList } from '../../testing/mediaSamples';
import { renderAdmin } from '../../testing/renderAdmin';
import { aProjectSummary, projectAnswer, projectList, projectStats } from '../../testing/samples';

const PICTURE = aMediaFile({ alt: 'A harbor at dusk' });
const STUDY = {
  brief: 'Stop the phone from ringing.',
  screens: [{ image: '/media/screens/today.svg', alt: 'Today’s boats.', caption: '', notes: [] }],
  comparison: null,
  results: [],
  quote: null,
  credits: [],
};
const EDITED = { ...aProjectSummary(), content: null, case_study: STUDY };

const open = async () => {
  const server = new FakeServer()
    .on('GET /projects', projectList([aProjectSummary()]))
    .on('GET /projects/stats', projectStats)
    .on('GET /projects/j1', projectAnswer(EDITED))
    .on('GET /media-files', mediaList([PICTURE]))
    .on('PUT /projects/j1', projectAnswer(EDITED));
  await renderAdmin('/admin/projects/j1/edit', { server, admin: anAdmin('editor') });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Update Project' });
  const dialog = await findDialog('Edit Project');
  await within(dialog).findByRole('textbox', { name: 'Content' });
  const control = (label: RegExp | string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  const write = async (label: RegExp | string, text: string) => {
    await user.clear(control(label));
    await user.click(control(label));
    await user.paste(text);
  };
  const saved = async () => {
    await press('Update Project');
    await waitFor(() => expect(server.sent('PUT')).toHaveLength(1));
    const body = server.sent('PUT')[0]?.body as { case_study: typeof STUDY } | undefined;
    return body?.case_study;
  };
  return { control, press, write, saved, dialog, user };
};

describe('case study in the project dialog', () => {
  it('APRJ-2 fills a missing alternative text from the media library', async () => {
    const { control, press, dialog, user } = await open();
    await press('Add screen');
    const alt = control(/^Screen 2 alternative text/);
    const isBefore = (button: Element) =>
      (button.compareDocumentPosition(alt) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const above = within(dialog).getAllByRole('button', { name: 'Choose from library' }).filter(isBefore).at(-1);
    await user.click(above ?? dialog);
    const picker = within(await findDialog('Choose a picture'));
    await user.click(await picker.findByRole('radio', { name: PICTURE.alt }));
    await user.click(picker.getByRole('button', { name: 'Use picture' }));
    await waitFor(() => expect(control(/^Screen 2 alternative text/).value).toBe(PICTURE.alt));
    expect(control(/^Screen 1 alternative text/).value).toBe('Today’s boats.');
  });

  it('APRJ-2 remains unchanged when another field is edited', async () => {
    const { write, saved } = await open();
    await write(/^Title/, 'Skerry Line II');
    expect(await saved()).toEqual(STUDY);
  });

  it('APRJ-2 accepts a note, a result, and a credit', async () => {
    const { control, press, write, saved } = await open();
    await press('Add note on screen 1');
    await write(/^Screen 1 note 1 text/, 'Every boat has a state.');
    await write(/^Screen 1 note 1 from the left/, '40');
    await press('Add result');
    await write(/^Result 1 figure/, '4');
    await write(/^Result 1 label/, 'to a paid ticket');
    await press('Add credit');
    await write(/^Credit 1 role/, 'Design');
    await write(/^Credit 1 name/, 'Ada Martin');
    await write(/^Credit 1 team member/, 'ada-martin');
    expect(control('Brief').value).toBe('Stop the phone from ringing.');
    expect(await saved()).toMatchObject({
      screens: [{ notes: [{ x: 40, y: 50, text: 'Every boat has a state.' }] }],
      results: [{ figure: '4', unit: '', label: 'to a paid ticket' }],
      credits: [{ role: 'Design', name: 'Ada Martin', member: 'ada-martin' }],
      comparison: null,
      quote: null,
    });
  });

  it('APRJ-2 names the missing fields of a screen, and focuses them on request', async () => {
    const { control, press } = await open();
    await press('Add screen');
    await press('Update Project');
    expect(await screen.findAllByText('Screen picture is required')).not.toHaveLength(0);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Screen picture is required' }));
    await waitFor(() => expect(document.activeElement).toBe(control('Screen 2 picture')));
  });

  it('APRJ-2 is removed when all its fields are empty', async () => {
    const { press, write, saved } = await open();
    await press('Remove screen 1');
    await write('Brief', ' ');
    expect(await saved()).toBeNull();
  });
});

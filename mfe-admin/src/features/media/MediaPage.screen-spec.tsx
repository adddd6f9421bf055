import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { aMediaFile, mediaDetails, mediaList, mediaStats, mediaTags } from '../../testing/mediaSamples';
import { renderAdmin } from '../../testing/renderAdmin';

const LOOM = aMediaFile();
const HARBOUR = aMediaFile({ id: 'f2', name: 'Harbour.jpg', alt: '', tags: [], uses: 0, bytes: 2_516_582, version: 1 });
const PRICES = aMediaFile({
  ...HARBOUR,
  id: 'f3',
  name: 'Prices.pdf',
  url: '/media/library/prices-f3.pdf',
  contentType: 'application/pdf',
  width: null,
  height: null,
  variants: [],
});
const USED_IN = [{ kind: 'post' as const, id: 'p1', title: 'How we weave', path: '/blog/how-we-weave' }];
const NO_MORE_RIGHTS = { media: { read: true } };

const open = async (address = '/admin/media', admin = anAdmin('editor'), server = new FakeServer()) => {
  server
    .on('GET /media-files', mediaList([LOOM, HARBOUR]))
    .on('GET /media-files/stats', mediaStats)
    .on('GET /media-files/tags', mediaTags)
    .on('GET /media-files/f1', mediaDetails(LOOM, USED_IN))
    .on('PATCH /media-files/f1', mediaDetails({ ...LOOM, version: 4 }))
    .on('DELETE /media-files/f2', mediaDetails({ ...HARBOUR, trashedAt: '2026-05-05T00:00:00.000Z' }))
    .on('POST /media-files/f2/restore', mediaDetails(HARBOUR));
  const rendered = await renderAdmin(address, { server, admin });
  return { ...rendered, user: userEvent.setup() };
};

const getCard = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
const confirm = async (user: ReturnType<typeof userEvent.setup>, title: string) => {
  const question = await findDialog(title);
  await user.click(within(question).getByRole('button', { name: 'Confirm' }));
  return question;
};

describe('media library', () => {
  it('shows figures that act as filters, and files with their details and whether they are used', async () => {
    const { server, user } = await open();
    await screen.findByText('2 of 2 files');
    expect(getCard('Loom.png').getByText(/^PNG · 1280.×.800$/)).toBeTruthy();
    expect(getCard('Loom.png').getByText(/^234.KB · Used once$/)).toBeTruthy();
    expect(getCard('Harbour.jpg').getByText('No alternative text')).toBeTruthy();
    expect(getCard('Harbour.jpg').getByText(/2\.4.MB/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Unused/ }));
    await waitFor(() => expect(server.sent('GET').some(({ path }) => path.includes('used=no'))).toBe(true));
    await user.click(screen.getByRole('button', { name: /In trash/ }));
    await waitFor(() => expect(server.sent('GET').some(({ path }) => path.includes('trashed=true'))).toBe(true));
  });

  it('AFILE-1 uploads any number of files dropped on the page, and rejects invalid ones with the rule they break', async () => {
    const { server } = await open();
    server.on('POST /media-files', { ...mediaDetails(HARBOUR), status: 201 });
    await screen.findByText('2 of 2 files');
    const files = Array.from({ length: 20 }, (_none, index) => new File(['x'], `${index}.png`, { type: 'image/png' }));
    const document = new File(['%PDF-'], 'prices.pdf', { type: 'application/pdf' });
    const large = new File(['x'], 'large.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const transfer = { types: ['Files'], files: [text, large, document, ...files] };
    fireEvent.drop(screen.getByRole('heading', { name: 'Media Library' }), { dataTransfer: transfer });
    expect(await screen.findByText(/^File type must be image\/jpeg/)).toBeTruthy();
    expect(await screen.findByText('21 of 23 uploaded, 2 failed')).toBeTruthy();
    expect(screen.getByText('File is larger than 26214400 bytes')).toBeTruthy();
    expect(server.sent('POST', '/media-files')).toHaveLength(21);
  });

  it('AFILE-1 asks before it is left while a file uploads', async () => {
    const { server, user } = await open();
    const upload = Promise.withResolvers<void>();
    server.on('POST /media-files', async () => {
      await upload.promise;
      return { ...mediaDetails(HARBOUR), status: 201 };
    });
    await screen.findByText('2 of 2 files');
    await user.upload(screen.getByLabelText('Files to upload'), new File(['x'], 'a.png', { type: 'image/png' }));
    const leave = () => user.click(screen.getByRole('link', { name: 'Trash' }));
    await leave();
    const question = within(await findDialog('Uploads in progress'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe('/admin/media');
    upload.resolve();
    expect(await screen.findByText('1 of 1 uploaded')).toBeTruthy();
    await leave();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/trash'));
  });

  it('AFILE-1 asks before a file closes while its replacement uploads', async () => {
    const { server, user } = await open('/admin/media/f1/edit');
    const upload = Promise.withResolvers<void>();
    server.on('POST /media-files/f1/replace', async () => {
      await upload.promise;
      return mediaDetails({ ...LOOM, version: 4 });
    });
    const dialog = within(await findDialog('Loom.png'));
    const zone = dialog.getByLabelText('Replace with another picture');
    await user.upload(zone, new File(['x'], 'a.png', { type: 'image/png' }));
    await confirm(user, 'Replace');
    await dialog.findByText('Uploading… 40%');
    await user.click(dialog.getByRole('button', { name: 'Back to the list' }));
    const question = within(await findDialog('Unsaved changes'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe('/admin/media/f1/edit');
    upload.resolve();
    await waitFor(() => expect(screen.queryByText('Uploading… 40%')).toBeNull());
  });

  it('shows a PDF file with its name and size, and without picture fields', async () => {
    const { server, user } = await open();
    await screen.findByText('2 of 2 files');
    server.on('GET /media-files', mediaList([LOOM, PRICES])).on('GET /media-files/f3', mediaDetails(PRICES));
    await user.click(screen.getByRole('button', { name: /Unused/ }));
    await screen.findByRole('heading', { name: 'Prices.pdf' });
    expect(getCard('Prices.pdf').getAllByText('PDF').length).toBeGreaterThan(0);
    expect(getCard('Prices.pdf').getByText(/^2\.4.MB · Unused$/)).toBeTruthy();
    expect(getCard('Prices.pdf').queryByText('No alternative text')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Prices.pdf' }).closest('li')?.querySelector('picture')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Prices.pdf' }));
    const dialog = within(await findDialog('Prices.pdf'));
    expect(dialog.getByLabelText('Replace with another PDF file').getAttribute('accept')).toBe('application/pdf');
    expect(dialog.queryByRole('textbox', { name: 'Alternative text' })).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Focal point/ })).toBeNull();
    expect(dialog.queryByText('Dimensions')).toBeNull();
  });

  it('edits a file on the loaded version, and sets the focal point by arrow keys', async () => {
    const { server, user, said } = await open('/admin/media/f1/edit');
    const dialog = within(await findDialog('Loom.png'));
    const focal = dialog.getByRole('button', { name: /^Focal point: 50% from the left, 50% from the top/ });
    focal.focus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    expect(dialog.getByText('49% from the left, 40% from the top')).toBeTruthy();
    const alt = dialog.getByRole('textbox', { name: 'Alternative text' });
    await user.clear(alt);
    await user.type(alt, 'Two at a loom');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(said()).toContain('File updated successfully'));
    const [sent] = server.sent('PATCH');
    expect(sent?.headers).toMatchObject({ 'If-Match': '"3"' });
    expect(sent?.body).toEqual({
      name: 'Loom.png',
      alt: 'Two at a loom',
      tags: ['Studio'],
      focalPoint: { x: 0.49, y: 0.4 },
    });
  });

  it('compares conflicting edits of a file; keeps mine, or takes theirs and offers to restore mine', async () => {
    const clash = {
      status: 409,
      body: { data: { version: 7, updated_by: 'Grace Hopper', updated_at: '2026-05-04T09:30:00.000Z' } },
    };
    const { server, user, said } = await open('/admin/media/f1/edit');
    await findDialog('Loom.png');
    const write = async (text: string) => {
      const dialog = within(await findDialog('Loom.png'));
      const alt = await dialog.findByRole('textbox', { name: 'Alternative text' });
      await user.clear(alt);
      await user.type(alt, text);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      const question = within(await findDialog('Changed in the meantime'));
      expect(question.getByText(/^Changed in the meantime by Grace Hopper on May 4, 2026/)).toBeTruthy();
      await user.click(question.getByRole('button', { name: 'Compare' }));
      return question;
    };
    server.on('PATCH /media-files/f1', clash);
    const theirs = { ...LOOM, version: 7, alt: 'By Grace', focalPoint: { x: 0.2, y: 0.4 } };
    server.on('GET /media-files/f1', mediaDetails(theirs));
    const first = await write('By me');
    expect((await first.findByRole('region', { name: 'Alternative text, Theirs' })).textContent).toBe('By Grace');
    expect(first.getByRole('region', { name: 'Focal point, Theirs' }).textContent).toContain('20% from the left');
    expect(first.queryByRole('region', { name: 'Name, Mine' })).toBeNull();
    await user.click(first.getByRole('button', { name: 'Take theirs' }));
    const dialog = within(await findDialog('Loom.png'));
    expect(await dialog.findByDisplayValue('By Grace')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await dialog.findByDisplayValue('By me')).toBeTruthy();
    const second = await write('By me, again');
    server.on('PATCH /media-files/f1', mediaDetails({ ...LOOM, version: 8 }));
    await user.click(second.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(said()).toEqual(['File updated successfully']));
    expect(server.sent('PATCH').at(-1)?.headers).toMatchObject({ 'If-Match': '"7"' });
    expect(server.sent('PATCH').at(-1)?.body).toMatchObject({ alt: 'By me, again' });
  });

  it('requires a name', async () => {
    const { server, user } = await open('/admin/media/f1/edit');
    const dialog = within(await findDialog('Loom.png'));
    await user.clear(dialog.getByRole('textbox', { name: /^Name/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Name is required')).length).toBeGreaterThan(0);
    expect(server.sent('PATCH')).toEqual([]);
  });

  it('shows where a file is used, with a link to the editor', async () => {
    await open('/admin/media/f1/edit');
    const dialog = within(await findDialog('Loom.png'));
    expect(dialog.getByRole('link', { name: 'How we weave' }).getAttribute('href')).toBe('/admin/blog/p1/edit');
  });

  it('moves a file to the trash and restores it', async () => {
    const { server, user, said } = await open();
    await screen.findByText('2 of 2 files');
    await user.click(getCard('Harbour.jpg').getByRole('button', { name: 'Actions for Harbour.jpg' }));
    await user.click(await findMenuItem('Delete'));
    await confirm(user, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(said()).toContain('File restored successfully'));
    expect(server.sent('POST', '/media-files/f2/restore')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('asks for a second confirmation before it deletes a file in use, and names the uses', async () => {
    const server = new FakeServer();
    const { user } = await open('/admin/media', anAdmin('editor'), server);
    server.on('DELETE /media-files/f2', ({ path }) =>
      path.includes('force=true')
        ? mediaDetails(HARBOUR)
        : { status: 409, body: { success: false, message: 'This file is shown by “Tides”.', data: { usedIn: [] } } },
    );
    await screen.findByText('2 of 2 files');
    await user.click(getCard('Harbour.jpg').getByRole('button', { name: 'Actions for Harbour.jpg' }));
    await user.click(await findMenuItem('Delete'));
    await confirm(user, 'Delete');
    const question = await confirm(user, 'Delete anyway');
    expect(question.textContent).toContain('This file is shown by “Tides”.');
    await waitFor(() => expect(server.sent('DELETE', '/media-files/f2?force=true')).toHaveLength(1));
  });

  it('is read-only without write permission, and names the missing permission', async () => {
    await open('/admin/media/f1/edit', anAdmin('guest', NO_MORE_RIGHTS));
    const dialog = within(await findDialog('Loom.png'));
    expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
    // The user cannot read posts.
    expect(dialog.getByText('How we weave')).toBeTruthy();
    expect(dialog.queryByRole('link', { name: 'How we weave' })).toBeNull();
    expect(screen.getByRole('button', { name: /Upload/, hidden: true }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is not accessible without permission on media', async () => {
    await renderAdmin('/admin/media', { admin: anAdmin('viewer') });
    expect(await screen.findByText(/Access Denied/i)).toBeTruthy();
  });
});

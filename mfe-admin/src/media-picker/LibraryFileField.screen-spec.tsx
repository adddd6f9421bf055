import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { SWRConfig } from 'swr';
import { PlatformProvider } from '../platform/PlatformProvider';
import { AdminContext } from '../session/useAdmin';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { aMediaFile, mediaDetails, mediaList } from '../testing/mediaSamples';
import { platformOn } from '../testing/renderAdmin';
import { sendRequestsTo } from '../testing/sendRequestsTo';
import { LibraryFileField } from './LibraryFileField';

const STORED = aMediaFile();
const ZONE = /^Upload .+, or drop it here$/;

function Form({ cover }: { cover: string }) {
  const { control } = useForm({ defaultValues: { cover } });
  return <LibraryFileField control={control} name="cover" label="Cover" />;
}

const show = ({ cover = '', admin = anAdmin('editor') } = {}) => {
  const server = new FakeServer();
  server.on('GET /media-files', mediaList([STORED]));
  server.on('POST /media-files', { ...mediaDetails(STORED), status: 201 });
  sendRequestsTo(server);
  const platform = platformOn(server);
  render(
    <PlatformProvider platform={platform}>
      <SWRConfig value={{ provider: () => new Map(), fetcher: (path: string) => platform.api.get(path) }}>
        <AdminContext value={admin}>
          <Form cover={cover} />
        </AdminContext>
      </SWRConfig>
    </PlatformProvider>,
  );
  return { server, user: userEvent.setup() };
};

const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cover' }).value;
const shown = () => screen.queryByAltText<HTMLImageElement>('As it will be shown')?.getAttribute('src');

describe('LibraryFileField', () => {
  it('AFILE-1 uploads a selected picture to the library at once, and shows it', async () => {
    const { user, server } = show();
    await user.upload(screen.getByLabelText(ZONE), new File(['picture'], 'new.png', { type: 'image/png' }));
    await waitFor(() => expect(address()).toBe(STORED.url));
    expect(shown()).toBe(STORED.url);
    const [sent] = server.sent('POST', '/media-files');
    expect(sent?.body instanceof FormData && sent.body.get('file')).toBeInstanceOf(File);
  });

  it('AFILE-1 keeps its value and shows the reason if a file is rejected', async () => {
    const { user, server } = show({ cover: '/media/before.webp' });
    const huge = new File(['picture'], 'huge.png', { type: 'image/png' });
    Object.defineProperty(huge, 'size', { value: 25 * 1024 * 1024 + 1 });
    await user.upload(screen.getByLabelText(ZONE), huge);
    expect(await screen.findByText('File is larger than 26214400 bytes')).toBeTruthy();
    expect([address(), shown()]).toEqual(['/media/before.webp', '/media/before.webp']);
    expect(server.sent('POST', '/media-files')).toEqual([]);
  });

  describe('after a failed upload', () => {
    const FAILURE = { status: 503, body: { success: false, message: 'The storage is away.' } };
    const uploads = () => screen.queryByRole('region', { name: 'Uploads' });
    const pick = (user: UserEvent, name: string) =>
      user.upload(screen.getByLabelText(ZONE), new File(['picture'], name, { type: 'image/png' }));
    const fail = async () => {
      const shown = show();
      shown.server.on('POST /media-files', FAILURE);
      await pick(shown.user, 'first.png');
      await screen.findByText('0 of 1 uploaded, 1 failed');
      return shown;
    };

    it('AFILE-1 forgets it when another file is picked', async () => {
      const { user, server } = await fail();
      server.on('POST /media-files', { ...mediaDetails(STORED), status: 201 });
      await pick(user, 'second.png');
      await screen.findByText('1 of 1 uploaded');
      expect(address()).toBe(STORED.url);
    });

    it('AFILE-1 forgets it when an address is typed', async () => {
      const { user } = await fail();
      await user.type(screen.getByRole('textbox', { name: 'Cover' }), '/media/written.webp');
      expect([address(), uploads()]).toEqual(['/media/written.webp', null]);
    });

    it('AFILE-1 keeps the value when it is dismissed', async () => {
      const { user } = await fail();
      await user.click(screen.getByRole('button', { name: 'Dismiss' }));
      expect([address(), uploads()]).toEqual(['', null]);
    });
  });

  it('accepts a picture from the library', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Choose from library' }));
    await user.click(await screen.findByRole('radio', { name: STORED.alt }));
    await user.click(screen.getByRole('button', { name: 'Use picture' }));
    await waitFor(() => expect(address()).toBe(STORED.url));
  });

  it('accepts a typed URL, and can be cleared', async () => {
    const { user } = show();
    await user.type(screen.getByRole('textbox', { name: 'Cover' }), '/media/written.webp');
    expect(shown()).toBe('/media/written.webp');
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect([address(), shown()]).toEqual(['', undefined]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Cover' }));
  });

  it('offers only the URL field without permission on media', () => {
    show({ admin: anAdmin('author', { blog: { read: true, write: true, delete: false } }) });
    expect(screen.queryByLabelText(ZONE)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose from library' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Cover' })).toBeTruthy();
  });
});

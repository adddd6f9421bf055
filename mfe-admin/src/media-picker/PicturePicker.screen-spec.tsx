import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { PlatformProvider } from '../platform/PlatformProvider';
import { ConfirmProvider } from '../resource-page/ConfirmProvider';
import { AdminContext } from '../session/useAdmin';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { aMediaFile, mediaDetails, mediaList } from '../testing/mediaSamples';
import { platformOn } from '../testing/renderAdmin';
import { sendRequestsTo } from '../testing/sendRequestsTo';
import { PicturePicker } from './PicturePicker';

const HARBOUR = aMediaFile({
  id: 'f2',
  name: 'Harbour.svg',
  alt: '',
  contentType: 'image/svg+xml',
  url: '/media/b.svg',
});

const open = (role = 'editor', server = new FakeServer()) => {
  server.on('GET /media-files', mediaList([aMediaFile(), HARBOUR]));
  sendRequestsTo(server);
  const platform = platformOn(server);
  const onChoose = jest.fn();
  const onClose = jest.fn();
  render(
    <PlatformProvider platform={platform}>
      <SWRConfig value={{ provider: () => new Map(), fetcher: (path: string) => platform.api.get(path) }}>
        <AdminContext value={anAdmin(role)}>
          <ConfirmProvider>
            <PicturePicker open onChoose={onChoose} onClose={onClose} accept={['image/png']} />
          </ConfirmProvider>
        </AdminContext>
      </SWRConfig>
    </PlatformProvider>,
  );
  return { server, onChoose, onClose, user: userEvent.setup() };
};

const CHOSEN = {
  ...{ url: '/media/library/f1.png', alt: 'A loom by the window', width: 1280, height: 800 },
  ...{ id: 'f1', name: 'Loom.png' },
};

describe('PicturePicker', () => {
  it('returns the selected picture with its alternative text and size', async () => {
    const { user, onChoose } = open();
    await user.click(await screen.findByRole('radio', { name: 'A loom by the window' }));
    await user.click(screen.getByRole('button', { name: 'Use picture' }));
    expect(onChoose).toHaveBeenCalledWith(CHOSEN);
  });

  it('can be operated by keyboard alone', async () => {
    const { user, onChoose } = open();
    (await screen.findByRole('radio', { name: 'A loom by the window' })).focus();
    await user.keyboard(' {Enter}');
    expect(onChoose).toHaveBeenCalledWith(CHOSEN);
  });

  it('offers no pictures of unaccepted types', async () => {
    open();
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Harbour.svg' })).disabled).toBe(true);
  });

  it('searches on the server', async () => {
    const { user, server } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search pictures...' }), 'loom');
    await waitFor(() => expect(server.sent('GET').some(({ path }) => path.includes('search=loom'))).toBe(true));
  });

  it('AFILE-1 uploads a picture to the library with a progress indicator, and selects it', async () => {
    const server = new FakeServer();
    let finish: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    server.on('POST /media-files', async () => {
      await held;
      return { ...mediaDetails(aMediaFile()), status: 201 };
    });
    const { user } = open('editor', server);
    const file = new File(['picture'], 'new.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Upload pictures, or drop them here'), file);
    expect(await screen.findByText('40%')).toBeTruthy();
    finish?.();
    expect(await screen.findByText('1 of 1 uploaded')).toBeTruthy();
    const [sent] = server.sent('POST', '/media-files');
    expect(sent?.body instanceof FormData && sent.body.get('file')).toBeInstanceOf(File);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A loom by the window' }).checked).toBe(true),
    );
  });

  it('AFILE-1 asks before it closes while a picture uploads, with or without a choice', async () => {
    const { server, user, onChoose, onClose } = open();
    const upload = Promise.withResolvers<void>();
    server.on('POST /media-files', async () => {
      await upload.promise;
      return { ...mediaDetails(aMediaFile()), status: 201 };
    });
    await user.click(await screen.findByRole('radio', { name: 'A loom by the window' }));
    const zone = screen.getByLabelText('Upload pictures, or drop them here');
    await user.upload(zone, new File(['picture'], 'new.png', { type: 'image/png' }));
    for (const button of ['Cancel', 'Use picture']) {
      await user.click(screen.getByRole('button', { name: button }));
      const question = (await screen.findByText('Uploads in progress')).closest<HTMLElement>('[role="dialog"]');
      await user.click(within(question as HTMLElement).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByText('Uploads in progress')).toBeNull());
    }
    expect([onChoose, onClose].map(({ mock }) => mock.calls)).toEqual([[], []]);
    upload.resolve();
    expect(await screen.findByText('1 of 1 uploaded')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('AFILE-1 reports rejected files, and retries failed uploads', async () => {
    const server = new FakeServer();
    let isFailing = true;
    server.on('POST /media-files', () => {
      const failed = { status: 503, body: { success: false, message: 'Upload failed. Please try again.' } };
      return isFailing ? failed : { ...mediaDetails(aMediaFile()), status: 201 };
    });
    const { user } = open('editor', server);
    const zone = screen.getByLabelText('Upload pictures, or drop them here');
    const huge = new File(['picture'], 'huge.png', { type: 'image/png' });
    Object.defineProperty(huge, 'size', { value: 25 * 1024 * 1024 + 1 });
    await user.upload(zone, [huge, new File(['picture'], 'small.png', { type: 'image/png' })]);
    expect(await screen.findByText('File is larger than 26214400 bytes')).toBeTruthy();
    expect(await screen.findByText('Upload failed. Please try again.')).toBeTruthy();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry small.png' }));
    expect(await screen.findByText('1 of 2 uploaded, 1 failed')).toBeTruthy();
    expect(server.sent('POST', '/media-files')).toHaveLength(2);
  });

  it('offers no upload without write permission', async () => {
    open('viewer');
    await screen.findByRole('radio', { name: 'A loom by the window' });
    expect(screen.queryByLabelText('Upload pictures, or drop them here')).toBeNull();
  });
});

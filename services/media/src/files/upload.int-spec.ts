import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileStored, UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '@atelier/contracts';
import { eventually, publishedEvents, STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { anImage, type Media, type Part, startMedia } from '../../test/media-under-test.js';

describe.each(STORAGE_KINDS)('uploads on %s storage', (kind) => {
  let media: Media;

  beforeAll(async () => {
    media = await startMedia(kind);
  });
  afterAll(() => media.stop());

  const left = async () => ({ objects: await media.objects(), files: await media.fileCount() });

  it('API-SYS are stored in their folder and returned at their address', async () => {
    const image = anImage('png');
    const stored = await media.upload([
      ['folder', 'team'],
      ['file', image, 'Ada Lovelace.PNG'],
    ]);
    expect(stored.status).toBe(201);
    expect(stored.body).toMatchObject({ success: true, message: 'Files uploaded successfully' });
    expect(stored.files).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        path: expect.stringMatching(/^team\/[0-9a-f]{32}\.png$/),
        url: stored.body.url,
        contentType: 'image/png',
        bytes: expect.any(Number),
        width: 8,
        height: 8,
        blur: null,
        variants: [],
      },
    ]);
    const read = await media.read(stored.body.url ?? '');
    expect(read.headers.get('content-type')).toBe('image/png');
    const shown = Buffer.from(await read.arrayBuffer());
    expect(shown.length).toBe(stored.files[0]?.bytes);
    expect(await sharp(shown).raw().toBuffer()).toEqual(await sharp(image).raw().toBuffer());
  });

  it('API-SYS accept the folder after the files, and use temp if none is named', async () => {
    const behind = await media.upload([
      ['file', anImage()],
      ['folder', 'blog/covers'],
    ]);
    expect(behind.files[0]?.path).toMatch(/^blog\/covers\//);
    expect((await media.upload([['file', anImage()]])).files[0]?.path).toMatch(/^temp\//);
  });

  it('PLT-4 publish each stored file', async () => {
    const { files } = await media.upload([
      ['file', anImage('webp')],
      ['file', anImage('gif')],
    ]);
    for (const { path, bytes } of files) {
      const [event, ...others] = await eventually(async () => {
        const events = await publishedEvents(fileStored.type, path);
        expect(events).not.toHaveLength(0);
        return events;
      });
      expect(others).toEqual([]);
      expect(event?.data).toMatchObject({ path, bytes, contentType: expect.stringMatching(/^image\//) });
    }
  });

  it.each(['jpg', 'png', 'webp', 'gif', 'avif'] as const)(
    'AFILE-1 recognize a %s by its content, whatever its name',
    async (extension) => {
      const stored = await media.upload([['file', anImage(extension), 'picture.exe']]);
      expect(stored.files[0]?.path).toMatch(new RegExp(`\\.${extension}$`));
    },
  );

  it('AFILE-1 accept as many files as allowed, each as large as allowed', async () => {
    const parts = Array.from(
      { length: UPLOAD_MAX_FILES },
      (_none, index): Part => ['file', anImage('png', index === 0 ? UPLOAD_MAX_BYTES : 100)],
    );
    const stored = await media.upload(parts);
    expect(stored.status).toBe(201);
    expect(stored.files).toHaveLength(UPLOAD_MAX_FILES);
  });

  const WRONG_TYPE = 'File type must be image/jpeg, image/png, image/webp, image/gif, image/avif';
  const refusals: [string, Part[], number, string, string, string][] = [
    [
      'a file that is too large',
      [['file', anImage('png', UPLOAD_MAX_BYTES + 1)]],
      413,
      'file',
      'File is larger than 5242880 bytes',
      'File is larger than 5242880 bytes',
    ],
    ['a script named as an image', [['file', Buffer.from('<script>1</script>')]], 415, 'file', WRONG_TYPE, WRONG_TYPE],
    ['a drawing', [['file', Buffer.from('<svg/>'), 'a.svg']], 415, 'file', WRONG_TYPE, WRONG_TYPE],
    ['an empty file', [['file', Buffer.alloc(0)]], 415, 'file', WRONG_TYPE, WRONG_TYPE],
    [
      'one file too many',
      Array.from({ length: UPLOAD_MAX_FILES + 1 }, (): Part => ['file', anImage('png', 100)]),
      400,
      'file',
      'Too many files',
      'Cannot upload more than 10 files',
    ],
    ['no file', [['folder', 'team']], 400, 'file', 'Validation failed', 'At least one file is required'],
    [
      'a folder upwards',
      [
        ['file', anImage()],
        ['folder', '../remotes'],
      ],
      400,
      'folder',
      'Validation failed',
      'Folder may only contain lowercase letters, digits, hyphens and slashes',
    ],
    [
      'a file in an unknown field',
      [['portrait', anImage()]],
      400,
      'portrait',
      'Validation failed',
      "Unknown field 'portrait'",
    ],
    [
      'an unknown field',
      [
        ['file', anImage()],
        ['bogus', '1'],
      ],
      400,
      'bogus',
      'Validation failed',
      "Unknown field 'bogus'",
    ],
  ];
  it.each(refusals)(
    'AFILE-1 reject %s with its message, even after a valid file, and store nothing',
    async (_case, parts, status, field, message, rule) => {
      const before = await left();
      const good: Part[] = field === 'file' && parts.length === 1 && status !== 400 ? [['file', anImage()]] : [];
      const refused = await media.upload([...good, ...parts]);
      expect(refused.status).toBe(status);
      expect(refused.body).toMatchObject({ success: false, message, errors: [{ field, message: rule }] });
      expect(await left()).toEqual(before);
    },
  );

  it('AFILE-1 return an error although the rest of a rejected upload is long', async () => {
    const parts = Array.from({ length: 9 }, (): Part => ['file', anImage('png', UPLOAD_MAX_BYTES)]);
    const refused = await media.upload([['file', Buffer.from('no image')], ...parts]);
    expect(refused.status).toBe(415);
  });

  it('API-SYS reject visitors with 401 and staff without write permission for media or settings with 403', async () => {
    const before = await left();
    expect((await media.upload([['file', anImage()]], 'visitor')).status).toBe(401);
    expect((await media.upload([['file', anImage()]], 'support')).status).toBe(403);
    expect(await left()).toEqual(before);
    const token = await media.keys.tokenFor({ role: 'support', permissions: { settings: { write: true } } });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(anImage())]), 'a.png');
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${media.url}/upload`, { method: 'POST', headers, body: form })).status).toBe(201);
  });

  it.each([
    ['application/json', '{"file":"x"}', 415],
    ['text/plain', 'x', 415],
    ['image/png', 'x', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=b', '--b\r\nnot a part', 400],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nGIF89a',
      400,
    ],
  ])('API-SYS reject a body of type %s that is not a form (%s)', async (type, body, status) => {
    const before = await left();
    const headers = { ...(await media.keys.headersFor('editor')), 'content-type': type };
    const refused = await fetch(`${media.url}/upload`, { method: 'POST', headers, body });
    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject({ success: false, errors: [{ message: expect.any(String) }] });
    expect(await left()).toEqual(before);
  });

  it('PLT-5 abort an endless upload and keep nothing of it', async () => {
    const before = await left();
    const sending = httpRequest(`${media.url}/upload`, {
      method: 'POST',
      headers: { ...(await media.keys.headersFor('editor')), 'content-type': 'multipart/form-data; boundary=b' },
    });
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\n\r\nGIF89a';
    const endless = function* () {
      yield Buffer.from(head);
      for (;;) yield Buffer.alloc(1024 * 1024);
    };
    await expect(pipeline(Readable.from(endless()), sending)).rejects.toThrow();
    await eventually(async () => expect(await left()).toEqual(before));
  });

  it('PLT-5 keep nothing of an upload that the client aborts', async () => {
    const before = await left();
    const sending = httpRequest(`${media.url}/upload`, {
      method: 'POST',
      headers: { ...(await media.keys.headersFor('editor')), 'content-type': 'multipart/form-data; boundary=b' },
    });
    sending.on('error', () => undefined);
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\n\r\nGIF89a';
    await new Promise((resolve) => sending.write(Buffer.concat([Buffer.from(head), randomBytes(200_000)]), resolve));
    sending.destroy();
    expect((await media.upload([['file', anImage()]])).status).toBe(201);
    await eventually(async () => {
      const after = await left();
      expect(after.files).toBe(before.files + 1);
      expect(after.objects).toHaveLength(before.objects.length + 1);
    });
  });
});

describe('uploads to failing storage', () => {
  it('AFILE-1 report that the upload failed, and record no file', async () => {
    const media = await startMedia('directory');
    try {
      const objects = join(media.env.STORAGE_DIR ?? '', 'objects', 'media');
      await mkdir(objects, { recursive: true });
      await writeFile(join(objects, 'blocked'), 'a file where the folder would be');
      const refused = await media.upload([
        ['file', anImage()],
        ['folder', 'blocked'],
      ]);
      expect(refused.status).toBe(503);
      expect(refused.body.message).toBe('Upload failed. Please try again.');
      expect(await media.fileCount()).toBe(0);
    } finally {
      await media.stop();
    }
  });
});

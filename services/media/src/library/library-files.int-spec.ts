import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileStored, LIBRARY_MAX_BYTES, LIBRARY_SORTS, type MediaFile } from '@atelier/contracts';
import { eventually, publishedEvents, STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anImage, type Media, type Part, startMedia, toForm } from '../../test/media-under-test.js';
import { aDrawing } from '../../test/pictures.js';

const TYPES = 'image/jpeg, image/png, image/webp, image/gif, image/avif';

const WEBM_HEADER = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');
const aClip = (bytes = 2000): Buffer => Buffer.concat([WEBM_HEADER, randomBytes(bytes - WEBM_HEADER.length)]);
const TYPEFACE = readFileSync(
  new URL('../../../../mfe-public/fonts/bricolage-grotesque-72pt-normal.woff2', import.meta.url),
);
const aDocument = (bytes = 2000): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);

describe.each(STORAGE_KINDS)('library files on %s storage', (kind) => {
  let media: Media;

  beforeAll(async () => {
    media = await startMedia(kind);
  });
  afterAll(() => media.stop());

  const add = async (content: Buffer, name: string) => {
    const { status, body } = await media.send('/media-files', [['file', content, name]]);
    return { status, body, file: body.data as unknown as MediaFile };
  };
  const list = async (query: string) => {
    const response = await fetch(`${media.url}/media-files?${query}`, {
      headers: await media.keys.headersFor('editor'),
    });
    return ((await response.json()) as { data: MediaFile[] }).data.map(({ id }) => id);
  };

  it('AFILE-1 store a PDF file unchanged, and make visitors download it under a readable name', async () => {
    const sent = aDocument();
    const { status, file } = await add(sent, 'Price list 2026.PDF');
    expect(status).toBe(201);
    expect(file).toMatchObject({
      path: expect.stringMatching(/^library\/price-list-2026-[0-9a-f]{32}\.pdf$/),
      name: 'Price list 2026.PDF',
      folder: 'library',
      contentType: 'application/pdf',
      bytes: sent.length,
      width: null,
      variants: [],
    });
    const read = await media.read(file.url);
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await read.arrayBuffer()).equals(sent)).toBe(true);
    await eventually(async () => expect(await publishedEvents(fileStored.type, file.path)).toHaveLength(1));
  });

  it('AFILE-1 store a clip unchanged, and serve the ranges that players request', async () => {
    const sent = aClip();
    const { status, file } = await add(sent, 'Harbor.webm');
    expect(status).toBe(201);
    expect(file).toMatchObject({ name: 'Harbor.webm', contentType: 'video/webm', width: null, variants: [] });
    expect(file.path).toMatch(/^library\/[0-9a-f]{32}\.webm$/);
    const part = await media.read(file.url, { range: 'bytes=4-9' });
    expect([part.status, part.headers.get('content-disposition')]).toEqual([206, null]);
    expect(Buffer.from(await part.arrayBuffer()).equals(sent.subarray(4, 10))).toBe(true);
    expect(await list('type=video&limit=100')).toEqual([file.id]);
    const wrong = await media.send(`/media-files/${file.id}/replace`, [['file', anImage(), 'a.png']]);
    expect([wrong.status, wrong.body.message]).toEqual([415, 'File type must be video/mp4, video/webm']);
  });

  it('AFILE-1 store a clip of a phone without the place where it was recorded', async () => {
    const head = Buffer.from([...[0, 0, 0, 12], ...Buffer.from('ftypmp42')]);
    const place = Buffer.from([...[0, 0, 0, 26], ...Buffer.from('udta+40.7128-074.0060/')]);
    const frames = Buffer.from([...[0, 0, 0, 14], ...Buffer.from('mdatframes')]);
    const { status, file } = await add(Buffer.concat([head, place, frames]), 'harbor.mp4');
    expect([status, file.bytes]).toEqual([201, head.length + place.length + frames.length]);
    const read = Buffer.from(await (await media.read(file.url)).arrayBuffer());
    expect(read.toString('latin1')).not.toContain('40.7128');
    expect([read.length, read.subarray(-frames.length).equals(frames)]).toEqual([file.bytes, true]);
  });

  it('AFILE-1 accept a clip of 8 MB, and reject a larger one', async () => {
    const { maxBytes } = LIBRARY_SORTS.clip;
    expect((await add(aClip(maxBytes), 'long.webm')).status).toBe(201);
    const { status, body } = await add(aClip(maxBytes + 1), 'longer.webm');
    expect([status, body.message]).toEqual([413, 'File is larger than 8388608 bytes']);
  });

  it('ASET-1 store a typeface with its metrics, and allow other origins of the site to load it', async () => {
    const { status, file } = await add(TYPEFACE, 'Bricolage <Grotesque>.woff2');
    expect(status).toBe(201);
    expect(file).toMatchObject({
      contentType: 'font/woff2',
      typeface: {
        ascent: 0.93,
        descent: 0.27,
        lineGap: 0,
        letterWidth: expect.closeTo(0.515, 3),
        minWeight: 400,
        maxWeight: 800,
      },
    });
    expect(file.path).toMatch(/^library\/[0-9a-f]{32}\.woff2$/);
    const read = await media.read(file.url);
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await read.arrayBuffer()).equals(TYPEFACE)).toBe(true);
  });

  it.each([
    [
      'a typeface with bytes behind it',
      Buffer.concat([TYPEFACE, Buffer.from('more')]),
      415,
      /^File type must be font\/woff2$/,
    ],
    ['half a typeface', TYPEFACE.subarray(0, TYPEFACE.length / 2), 415, /^File type must be font\/woff2$/],
    ['no more than the signature', Buffer.from('wOF2'), 415, /^File type must be font\/woff2$/],
    ['an older format', Buffer.from('wOFF'), 415, /^File type must be .*font\/woff2/],
    [
      'a typeface that is too large',
      Buffer.concat([TYPEFACE, randomBytes(LIBRARY_SORTS.typeface.maxBytes)]),
      413,
      /^File is larger than 524288 bytes$/,
    ],
  ])('ASET-1 reject %s', async (_case, content, status, message) => {
    const refused = await add(content, 'Harbor.woff2');
    expect(refused.status).toBe(status);
    expect(refused.body.message).toMatch(message);
  });

  it('AFILE-1 list pictures and PDF files separately', async () => {
    const picture = (await add(anImage(), 'Loom.png')).file.id;
    const { id } = (await add(aDocument(), 'Terms.pdf')).file;
    expect(await list('type=image&limit=100')).toContain(picture);
    expect(await list('type=image&limit=100')).not.toContain(id);
    expect(await list('type=application/pdf&search=terms')).toEqual([id]);
  });

  it.each([
    ['a picture', (bytes: number) => anImage('png', bytes), 'large.png'],
    ['a PDF file', aDocument, 'large.pdf'],
  ])('AFILE-1 accept %s of 25 MB, and reject a larger one', async (_sort, make, name) => {
    expect((await add(make(LIBRARY_MAX_BYTES), name)).status).toBe(201);
    const before = await media.fileCount();
    const { status, body } = await add(make(LIBRARY_MAX_BYTES + 1), name);
    expect(status).toBe(413);
    expect(body).toMatchObject({ success: false, message: 'File is larger than 26214400 bytes' });
    expect(await media.fileCount()).toBe(before);
  });

  it.each([
    ['a script named as a PDF file', Buffer.from('<script>1</script>'), 415],
    ['a Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415],
    ['a drawing', aDrawing(), 415],
  ])('AFILE-1 reject %s', async (_case, content, status) => {
    const refused = await add(content, 'prices.pdf');
    const types = `${TYPES}, video/mp4, video/webm, font/woff2, application/pdf`;
    expect([refused.status, refused.body.message]).toEqual([status, `File type must be ${types}`]);
  });

  it('AFILE-1 accept one file per call, from staff with permission only', async () => {
    const two: Part[] = [
      ['file', anImage()],
      ['file', aDocument()],
    ];
    expect((await media.send('/media-files', two)).status).toBe(400);
    expect((await media.send('/media-files', two.slice(0, 1), 'visitor')).status).toBe(401);
    expect((await media.send('/media-files', two.slice(0, 1), 'support')).status).toBe(403);
    const body = toForm([['file', aDocument()]]);
    expect(
      (await fetch(`${media.url}/upload`, { method: 'POST', headers: await media.keys.headersFor('editor'), body }))
        .status,
    ).toBe(415);
  });

  it('AFILE-1 replace a PDF file with another PDF at all its addresses, never with a picture', async () => {
    const { file } = await add(aDocument(), 'Prices.pdf');
    const next = aDocument(3000);
    const wrong = await media.send(`/media-files/${file.id}/replace`, [['file', anImage(), 'a.png']]);
    expect([wrong.status, wrong.body.message]).toEqual([415, 'File type must be application/pdf']);
    const replaced = await media.send(`/media-files/${file.id}/replace`, [['file', next, 'Prices 2027.pdf']]);
    expect(replaced.status).toBe(200);
    const { url } = replaced.body.data as unknown as MediaFile;
    expect(url).not.toBe(file.url);
    for (const address of [url, file.url])
      expect(Buffer.from(await (await media.read(address)).arrayBuffer()).equals(next)).toBe(true);
    const { file: picture } = await add(anImage(), 'Loom.png');
    const document = await media.send(`/media-files/${picture.id}/replace`, [['file', aDocument(), 'a.pdf']]);
    expect([document.status, document.body.message]).toEqual([415, `File type must be ${TYPES}`]);
  });
});

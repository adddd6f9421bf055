import { CONTENT_UPLOADS, fileRemoved, type StoredFile } from '@atelier/contracts';
import { type AnswerBody, eventually, publishedEvents, STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anImage, type Media, type Part, startMedia } from '../../test/media-under-test.js';
import { aDrawing } from '../../test/pictures.js';

describe.each(STORAGE_KINDS)('form files on %s storage', (kind) => {
  let media: Media;

  beforeAll(async () => {
    media = await startMedia(kind);
  });
  afterAll(() => media.stop());

  const getFiles = (body: AnswerBody) => body.data as unknown as StoredFile[];
  const discard = async (owner: string, ids: string[]) => {
    const response = await fetch(`${media.url}/files/${owner}`, {
      method: 'DELETE',
      headers: { ...(await media.keys.headersFor('editor')), 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    });
    return { status: response.status, body: (await response.json()) as AnswerBody };
  };

  it.each(['services', 'projects', 'team', 'blog'] as const)(
    'AFILE-1 are stored in the folder of %s, in the order of the form',
    async (owner) => {
      const [field = ''] = CONTENT_UPLOADS[owner].fields;
      const parts = Array.from(
        { length: CONTENT_UPLOADS[owner].maxFiles },
        (_none, index): Part => [field, anImage(index % 2 === 0 ? 'jpg' : 'webp')],
      );
      const { status, body } = await media.send(`/files/${owner}`, parts);
      expect(status).toBe(201);
      expect(getFiles(body).map(({ path }) => path)).toEqual(
        parts.map((_part, index) =>
          expect.stringMatching(`^${owner}/[0-9a-f]{32}\\.${index % 2 === 0 ? 'jpg' : 'webp'}$`),
        ),
      );
    },
  );

  it.each([
    ['services', 'image', anImage('avif'), 415, 'File type must be image/jpeg, image/png, image/webp, image/gif'],
    ['services', 'image', aDrawing(), 415, 'File type must be image/jpeg, image/png, image/webp, image/gif'],
    ['projects', 'images', anImage('gif'), 415, 'File type must be image/jpeg, image/png, image/webp, image/svg+xml'],
    ['projects', 'images', anImage('png', 10_485_761), 413, 'File is larger than 10485760 bytes'],
    ['team', 'photo', anImage('gif'), 415, 'File type must be image/jpeg, image/png, image/webp'],
    ['team', 'photo', anImage('png', 5_242_881), 413, 'File is larger than 5242880 bytes'],
    ['blog', 'images', Buffer.from('words'), 415, 'File type must be image/jpeg, image/png, image/webp, image/gif'],
    ['blog', 'photo', anImage(), 400, "Unknown field 'photo'"],
    ['blog', 'images', 'text', 400, "Unknown field 'images'"],
  ])(
    'AFILE-1 are rejected from %s in %s if the rule does not accept them (%#)',
    async (owner, field, content, status, message) => {
      const refused = await media.send(`/files/${owner}`, [[field, content]]);
      expect(refused.status).toBe(status);
      expect(refused.body).toMatchObject({ success: false, errors: [{ field, message }] });
    },
  );

  it('AFILE-1 are rejected if there are more than the rule accepts', async () => {
    const refused = await media.send('/files/team', [
      ['photo', anImage()],
      ['file', anImage()],
    ]);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      message: 'Too many files',
      errors: [{ field: 'file', message: 'Cannot upload more than 1 files' }],
    });
  });

  it('AFILE-1 include drawings, cleaned of anything executable and served so that nothing can execute', async () => {
    const drawing = aDrawing('<script>alert(1)</script><rect onload="alert(1)" width="4"/>');
    const { body } = await media.send('/files/projects', [['images', drawing, 'photo.png']]);
    const [file] = getFiles(body);
    expect(file).toMatchObject({ contentType: 'image/svg+xml', width: 40, height: 30, blur: null, variants: [] });
    const answer = await media.read(file?.url ?? '');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(await answer.text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="4"></rect></svg>',
    );
  });

  it('API-SYS require permission for the owner', async () => {
    const photo: Part[] = [['photo', anImage()]];
    expect((await media.send('/files/team', photo, 'visitor')).status).toBe(401);
    expect((await media.send('/files/team', photo, 'author')).status).toBe(403);
    expect((await media.send('/files/blog', [['images', anImage()]], 'author')).status).toBe(201);
    expect((await media.send('/files/users', photo)).status).toBe(400);
    expect((await media.send('/files/team', [])).status).toBe(400);
  });

  it('can be deleted if they were stored for nothing, but not by another owner', async () => {
    const [first, second] = getFiles(
      (
        await media.send('/files/blog', [
          ['images', anImage()],
          ['images', anImage()],
        ])
      ).body,
    );
    const ids = [first?.id ?? '', 'unknown'];
    expect((await discard('team', ids)).body.data).toEqual([]);
    expect((await discard('blog', ids)).body.data).toMatchObject([{ id: first?.id }]);
    expect((await media.read(first?.url ?? '')).status).toBe(404);
    expect((await media.read(second?.url ?? '')).status).toBe(200);
    await eventually(async () => expect(await publishedEvents(fileRemoved.type, first?.path ?? '')).toHaveLength(1));
  });
});

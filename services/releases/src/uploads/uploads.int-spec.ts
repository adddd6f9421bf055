import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { RELEASE_FILE_MAX_BYTES } from '@atelier/contracts';
import { eventually, STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRemote, computeDigest, type Registry, startRegistry } from '../../test/registry-under-test.js';

describe.each(STORAGE_KINDS)('release uploads on %s storage', (kind) => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry(kind);
  });
  afterAll(() => registry.stop());

  it('PLT-2 accept the same file twice, and reject different content for its path', async () => {
    const path = `${aRemote()}/versions/1.0.0/files/entry.mjs`;
    expect((await registry.upload(path, Buffer.from('one'))).status).toBe(200);
    expect((await registry.upload(path, Buffer.from('one'))).status).toBe(200);
    expect((await registry.upload(path, Buffer.from('two'))).status).toBe(409);
    expect(
      (await registry.storage.read(`remotes/${path.replace('/versions', '').replace('/files', '')}`))?.toString(),
    ).toBe('one');
  });

  it.each(['application/json', 'text/plain', 'image/svg+xml', 'application/wasm'])(
    'PLT-2 accept a file of type %s as bytes and store the type',
    async (type) => {
      const remote = aRemote();
      const stored = await registry.upload(`${remote}/versions/1.0.0/files/some.js`, Buffer.from('{ not JSON'), {
        type,
      });
      expect(stored.body).toMatchObject({ success: true, message: 'File stored', data: { bytes: 10 } });
      expect(await registry.storage.stat(`remotes/${remote}/1.0.0/some.js`)).toMatchObject({
        bytes: 10,
        contentType: type,
      });
    },
  );

  it('PLT-2 accept a file of many megabytes and an empty file', async () => {
    const large = randomBytes(12 * 1024 * 1024);
    const path = `${aRemote()}/versions/1.0.0/files`;
    expect((await registry.upload(`${path}/large.js`, large)).body.data).toMatchObject({ bytes: large.length });
    expect((await registry.upload(`${path}/empty.css`, Buffer.alloc(0))).body.data).toMatchObject({ bytes: 0 });
  });

  it('PLT-4 reject a file whose digest does not match, keep nothing of it, and accept the right one afterward', async () => {
    const remote = aRemote();
    const path = `${remote}/versions/1.0.0/files/entry.mjs`;
    const refused = await registry.upload(path, Buffer.from('what arrived'), {
      digest: computeDigest(Buffer.from('what was sent')),
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field: 'x-content-sha384', message: 'Digest is not that of the body' }]);
    expect(await registry.storage.stat(`remotes/${remote}/1.0.0/entry.mjs`)).toBeUndefined();
    expect((await registry.upload(path, Buffer.from('mended'))).status).toBe(200);
  });

  it('PLT-4 reject a file larger than 20 MB with 413 and keep nothing of it', async () => {
    const remote = aRemote();
    const refused = await registry.upload(
      `${remote}/versions/1.0.0/files/huge.js`,
      Buffer.alloc(RELEASE_FILE_MAX_BYTES + 1),
    );
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({ message: 'File is larger than 20971520 bytes', errors: [{ field: 'body' }] });
    expect(await registry.storage.stat(`remotes/${remote}/1.0.0/huge.js`)).toBeUndefined();
    expect(await registry.getDocuments('uploads', remote)).toEqual([]);
  });

  /** An upload of which only the first part has been sent. */
  const beginUpload = async (remote: string, digest: string) => {
    const sending = httpRequest(`${registry.url}/releases/${remote}/versions/1.0.0/files/half.js`, {
      method: 'PUT',
      headers: {
        ...(await registry.keys.headersFor('super_admin')),
        'content-length': '1000000',
        'x-content-sha384': digest,
      },
    });
    sending.on('error', () => undefined);
    sending.write(Buffer.alloc(300_000));
    return sending;
  };

  it('PLT-5 keep nothing of an upload that the client aborts', async () => {
    const remote = aRemote();
    const sending = await beginUpload(remote, computeDigest(Buffer.alloc(1)));
    await eventually(async () => {
      expect(await registry.getDocuments('uploads', remote)).toHaveLength(1);
    });
    sending.destroy();
    await eventually(async () => {
      expect(await registry.getDocuments('uploads', remote)).toEqual([]);
    });
    expect(await registry.storage.stat(`remotes/${remote}/1.0.0/half.js`)).toBeUndefined();
  });

  it('PLT-5 keep a file that is sent again while the first attempt breaks off', async () => {
    const remote = aRemote();
    const digest = computeDigest(Buffer.alloc(1_000_000));
    const getRecords = () => registry.getDocuments('uploads', remote);
    const first = await beginUpload(remote, digest);
    await eventually(async () => expect(await getRecords()).toHaveLength(1));
    const [reserved] = await getRecords();
    const second = await beginUpload(remote, digest);
    await eventually(async () => expect((await getRecords())[0]?.updatedAt).not.toEqual(reserved?.updatedAt));
    first.destroy();
    await eventually(async () => expect(await getRecords()).toEqual([]));
    second.end(Buffer.alloc(700_000));
    const [answer] = (await once(second, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(await getRecords()).toMatchObject([{ path: 'half.js', bytes: 1_000_000, sha384: digest }]);
  });

  it.each([
    ['no digest', 'entry.mjs', '', 'x-content-sha384'],
    ['a digest that is none', 'entry.mjs', 'sha384-abc', 'x-content-sha384'],
    ['a path upwards', '..%2F..%2Fother', computeDigest(Buffer.from('x')), '*'],
    ['a hidden file', '.env', computeDigest(Buffer.from('x')), '*'],
    ['a page', 'index.html', computeDigest(Buffer.from('x')), '*'],
    ['a type that no build has', 'run.sh', computeDigest(Buffer.from('x')), '*'],
    ['no type', 'LICENSE', computeDigest(Buffer.from('x')), '*'],
    ['an absolute path', '%2Fetc%2Fpasswd', computeDigest(Buffer.from('x')), '*'],
  ])('reject an upload with %s and store nothing', async (_case, path, digest, field) => {
    const remote = aRemote();
    const refused = await registry.upload(`${remote}/versions/1.0.0/files/${path}`, Buffer.from('x'), { digest });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]).toMatchObject({ message: expect.any(String) });
    expect(refused.body.errors?.[0]?.field).toMatch(field === '*' ? /./ : field);
    expect(await registry.getDocuments('uploads', remote)).toEqual([]);
  });

  it.each(['text/plain', 'application/octet-stream', 'application/vnd.atelier.release-file', 'multipart/form-data'])(
    'return 415 for a body of type %s if JSON is expected',
    async (type) => {
      const response = await fetch(`${registry.url}/releases/mfe-public/versions`, {
        method: 'POST',
        headers: { ...(await registry.keys.headersFor('super_admin')), 'content-type': type },
        body: 'bytes',
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ success: false, errors: [{ field: 'content-type' }] });
    },
  );
});

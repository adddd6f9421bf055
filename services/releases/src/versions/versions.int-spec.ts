import { type ReleaseFile, versionPublished } from '@atelier/contracts';
import { eventually, publishedEvents, STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aManifest,
  aRemote,
  computeDigest,
  FILES,
  type Registry,
  startRegistry,
} from '../../test/registry-under-test.js';

describe.each(STORAGE_KINDS)('versions of a remote on %s storage', (kind) => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry(kind);
  });
  afterAll(() => registry.stop());

  it('PLT-2 are registered from uploaded files, listed, and published with one event', async () => {
    const remote = aRemote();
    const registered = await registry.publish(remote, '1.0.0');
    expect(registered.status).toBe(201);
    expect(registered.body).toMatchObject({
      success: true,
      message: 'Version registered',
      data: { ...aManifest(remote, '1.0.0'), publishedAt: expect.any(String) },
    });
    const object = await registry.storage.get(`remotes/${remote}/1.0.0/entry.mjs`);
    expect(object?.contentType).toBe('text/javascript');
    expect(Buffer.concat((await object?.body.toArray()) ?? [])).toEqual(FILES['entry.mjs']);
    const listed = await registry.call('GET', `/releases/${remote}/versions`, { as: 'super_admin' });
    expect(listed.body.data).toEqual([
      {
        version: '1.0.0',
        publishedAt: expect.any(String),
        publishedBy: { id: expect.any(String), name: 'Test Person', kind: 'staff' },
        live: false,
        states: [],
        blockedBecause: null,
        commit: null,
        signingKey: null,
        keptBecause: 'It is among the last 10 versions.',
        files: 4,
        firstViewBytes: null,
        bytes: Object.values(FILES).reduce((total, { length }) => total + length, 0),
      },
    ]);
    const events = await eventually(async () => {
      const found = await publishedEvents(versionPublished.type, remote);
      expect(found).not.toHaveLength(0);
      return found;
    });
    expect(events.map((event) => event.data)).toEqual([{ remote, version: '1.0.0' }]);
  });

  it('PLT-2 keep the first view size that was measured before publication', async () => {
    const remote = aRemote();
    const register = async (version: string, firstViewBytes: number) =>
      registry.register(remote, {
        version,
        manifest: aManifest(remote, version),
        files: await registry.uploadAll(remote, version),
        firstViewBytes,
      });
    expect((await register('1.0.0', 86_016)).status).toBe(201);
    expect((await register('1.1.0', -1)).body.errors).toMatchObject([{ field: 'firstViewBytes' }]);
    const { body } = await registry.call('GET', `/releases/${remote}/versions`, { as: 'super_admin' });
    expect(body.data).toMatchObject([{ version: '1.0.0', firstViewBytes: 86_016 }]);
  });

  it('PLT-2 are marked in the list if live', async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0');
    await registry.publish(remote, '1.1.0');
    await registry.promote(remote, '1.0.0');
    const { body } = await registry.call('GET', `/releases/${remote}/versions`, { as: 'super_admin' });
    expect(body.data).toMatchObject([
      { version: '1.1.0', live: false },
      { version: '1.0.0', live: true },
    ]);
  });

  it('PLT-2 are immutable: no file and no registration replaces a registered version', async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0');
    const replaced = await registry.upload(`${remote}/versions/1.0.0/files/entry.mjs`, Buffer.from('other'));
    expect(replaced.status).toBe(409);
    const added = await registry.upload(`${remote}/versions/1.0.0/files/late.mjs`, Buffer.from('late'));
    expect(added.status).toBe(409);
    const again = await registry.call('POST', `/releases/${remote}/versions`, {
      as: 'super_admin',
      body: {
        version: '1.0.0',
        manifest: { ...aManifest(remote, '1.0.0'), css: [], preload: {} },
        files: [{ path: 'entry.mjs', bytes: 1, sha384: computeDigest(Buffer.from('x')) }],
      },
    });
    expect(again.status).toBe(409);
    expect(await registry.storage.read(`remotes/${remote}/1.0.0/entry.mjs`)).toEqual(FILES['entry.mjs']);
    expect(await registry.storage.stat(`remotes/${remote}/1.0.0/late.mjs`)).toBeUndefined();
  });

  const refusals: [string, (body: Record<string, unknown>, remote: string) => unknown, string][] = [
    ['an unknown field', (body) => ({ ...body, bogus: 1 }), 'bogus'],
    ['no files', (body) => ({ ...body, files: [] }), 'files'],
    ['a version that is none', (body) => ({ ...body, version: 'latest' }), 'version'],
    [
      'the manifest of another remote',
      (body) => ({ ...body, manifest: aManifest('mfe-other', '1.0.0') }),
      'manifest.name',
    ],
    [
      'the manifest of another version',
      (body, remote) => ({ ...body, manifest: aManifest(remote, '1.0.1') }),
      'manifest.version',
    ],
    [
      'a newer platform than this one',
      (body, remote) => ({ ...body, manifest: { ...aManifest(remote, '1.0.0'), platform: 99 } }),
      'manifest.platform',
    ],
    [
      'another React than the shell has',
      (body, remote) => ({ ...body, manifest: { ...aManifest(remote, '1.0.0'), shared: { react: 18 } } }),
      'manifest.shared.react',
    ],
    [
      'an entry that is not among the files',
      (body, remote) => ({ ...body, manifest: { ...aManifest(remote, '1.0.0'), entry: 'gone.mjs' } }),
      'manifest.entry',
    ],
    [
      'a file that was not uploaded',
      (body) => ({
        ...body,
        files: [
          ...(body.files as ReleaseFile[]),
          { path: 'gone.mjs', bytes: 1, sha384: computeDigest(Buffer.from('x')) },
        ],
      }),
      'files.4.path',
    ],
    [
      'a file of a type that no build has',
      (body) => ({
        ...body,
        files: [
          ...(body.files as ReleaseFile[]),
          { path: 'index.html', bytes: 1, sha384: computeDigest(Buffer.from('x')) },
        ],
      }),
      'files.4.path',
    ],
    [
      'a wrong size',
      (body) => ({
        ...body,
        files: (body.files as ReleaseFile[]).map((file, index) => (index === 1 ? { ...file, bytes: 1 } : file)),
      }),
      'files.1.bytes',
    ],
    [
      'a wrong digest',
      (body) => ({
        ...body,
        files: (body.files as ReleaseFile[]).map((file, index) =>
          index === 0 ? { ...file, sha384: computeDigest(Buffer.from('x')) } : file,
        ),
      }),
      'files.0.sha384',
    ],
    [
      'a file that is named twice',
      (body) => ({ ...body, files: [...(body.files as ReleaseFile[]), (body.files as ReleaseFile[])[0]] }),
      'files.4.path',
    ],
  ];
  it.each(refusals)('cannot be registered with %s, and the error names the field', async (_case, spoil, field) => {
    const remote = aRemote();
    const files = await registry.uploadAll(remote, '1.0.0');
    const body = spoil({ version: '1.0.0', manifest: aManifest(remote, '1.0.0'), files }, remote);
    const refused = await registry.call('POST', `/releases/${remote}/versions`, { as: 'super_admin', body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.map((issue) => issue.field)).toContain(field);
    expect(await registry.getDocuments('versions', remote)).toEqual([]);
  });

  it('cannot be registered if a file is missing from the storage', async () => {
    const remote = aRemote();
    const files = await registry.uploadAll(remote, '1.0.0');
    await registry.storage.remove(`remotes/${remote}/1.0.0/post.mjs`);
    const body = { version: '1.0.0', manifest: aManifest(remote, '1.0.0'), files };
    const refused = await registry.call('POST', `/releases/${remote}/versions`, { as: 'super_admin', body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field: 'files.1.path', message: 'Is not in the storage' }]);
  });

  it('PLT-5 are registered once if two requests arrive at the same time', async () => {
    const remote = aRemote();
    const files = await registry.uploadAll(remote, '1.0.0');
    const body = { version: '1.0.0', manifest: aManifest(remote, '1.0.0'), files };
    const answers = await Promise.all(
      [1, 2, 3].map(() => registry.call('POST', `/releases/${remote}/versions`, { as: 'super_admin', body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

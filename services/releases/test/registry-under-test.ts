import { createHash, randomBytes } from 'node:crypto';
import { type ReleaseFile, type ReleaseSet, type RemoteManifest, type Role, remotePages } from '@atelier/contracts';
import { openStorage, readEnvironment, storageEnvironment } from '@atelier/service-kit';
import {
  type AnswerBody,
  dropDatabase,
  emptyStorage,
  inspectDatabase,
  type StorageKind,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { start } from '../src/index.js';

export const computeDigest = (bytes: Buffer): string => createHash('sha384').update(bytes).digest('base64');

/** The name of a remote that no other test uses. */
export const aRemote = (): string => `mfe-${randomBytes(5).toString('hex')}`;

const HOUR_MS = 60 * 60_000;

/** The files of a small build, and what it says of itself. */
export const FILES: Readonly<Record<string, Buffer>> = {
  'entry.mjs': Buffer.from('export const get = () => "entry";'),
  'post.mjs': Buffer.from('export const post = 1;'),
  'styles/site.css': Buffer.from('a{}'),
  'server/render.mjs': Buffer.from('export const render = () => "";'),
};
export const aManifest = (name: string, version: string): RemoteManifest => ({
  name,
  version,
  platform: 1,
  entry: 'entry.mjs',
  css: ['styles/site.css'],
  preload: { '/blog/:slug': ['post.mjs'] },
  serverEntry: 'server/render.mjs',
  ...(name === 'mfe-admin' ? {} : { pages: remotePages.parse({ routes: [`/${name}`] }) }),
});

interface UploadOptions {
  digest?: string;
  type?: string;
  as?: Role;
  headers?: Record<string, string>;
}

/** The releases service on real servers, with the calls that a publisher makes. */
export const startRegistry = async (kind: StorageKind, settings: NodeJS.ProcessEnv = {}) => {
  const keys = await startKeyServer();
  const place = await emptyStorage(kind);
  const env = serviceTestEnvironment('releases', keys.jwksUrl, { ...place.env, ...settings });
  const service = await start(env);
  const call = serviceClient(service.url, keys);

  const upload = async (path: string, body: Buffer, options: UploadOptions = {}) => {
    const { digest = computeDigest(body), type = 'text/javascript', as = 'super_admin' } = options;
    const response = await fetch(`${service.url}/releases/${path}`, {
      method: 'PUT',
      headers: {
        ...(await keys.headersFor(as)),
        'content-type': type,
        'x-content-sha384': digest,
        ...options.headers,
      },
      body: new Uint8Array(body),
    });
    return { status: response.status, body: (await response.json()) as AnswerBody };
  };
  const uploadAll = async (remote: string, version: string): Promise<ReleaseFile[]> => {
    const uploads = Object.entries(FILES).map(([path, body]) =>
      upload(`${remote}/versions/${version}/files/${path}`, body),
    );
    return (await Promise.all(uploads)).map(({ body }) => body.data as unknown as ReleaseFile);
  };
  const register = (remote: string, body: unknown) =>
    call('POST', `/releases/${remote}/versions`, { as: 'super_admin', body });

  return {
    url: service.url,
    /** For more replicas of the service. */
    environment: env,
    database: env.MONGODB_DATABASE,
    keys,
    call,
    upload,
    uploadAll,
    register,
    storage: openStorage(readEnvironment(storageEnvironment, place.env)),
    publish: async (remote: string, version: string, manifest: Partial<RemoteManifest> = {}) =>
      register(remote, {
        version,
        manifest: { ...aManifest(remote, version), ...manifest },
        files: await uploadAll(remote, version),
      }),
    promote: (remote: string, version: string, query = '') =>
      call('PUT', `/releases/${remote}/channels/live${query}`, { as: 'super_admin', body: { version } }),
    rollBack: (remote: string, query = '') =>
      call('POST', `/releases/${remote}/channels/live/rollback${query}`, { as: 'super_admin' }),
    liveSet: async () => {
      const { body } = await call('GET', '/releases/live');
      return body.data as unknown as ReleaseSet;
    },
    getDocuments: (collection: string, remote: string) =>
      inspectDatabase(env.MONGODB_DATABASE, (database) => database.collection(collection).find({ remote }).toArray()),
    /** Promotes the versions, and lets each of them have been live for an hour before the next one. */
    promoteHourly: async (remote: string, versions: readonly string[]) => {
      for (const version of versions)
        await call('PUT', `/releases/${remote}/channels/live`, { as: 'super_admin', body: { version } });
      await inspectDatabase(env.MONGODB_DATABASE, async (database) => {
        for (const [index, version] of versions.entries()) {
          const movedAt = new Date(Date.now() - (versions.length - index) * HOUR_MS);
          await database.collection('channel_moves').updateOne({ remote, version }, { $set: { movedAt } });
        }
      });
    },
    stop: async () => {
      await service.stop();
      await place.remove();
      await keys.stop();
      await dropDatabase(env.MONGODB_DATABASE);
    },
  };
};
export type Registry = Awaited<ReturnType<typeof startRegistry>>;

import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChannelName } from '@atelier/contracts';
import type { BuiltRemote } from './built-remote.js';
import type { ReleaseClient } from './release-client.js';

const UPLOADS_AT_ONCE = 4;

const uploadAll = async (client: ReleaseClient, { manifest, directory, files }: BuiltRemote): Promise<void> => {
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const body = await readFile(join(directory, file.path));
      await client.upload(manifest, file, body);
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
};

const isRegistered = async (client: ReleaseClient, { name, version }: BuiltRemote['manifest']): Promise<boolean> =>
  (await client.versions(name)).some((entry) => entry.version === version);

/** What is published stays, even if the same version was built again with other files. */
const describePublished = async (client: ReleaseClient, { manifest, files }: BuiltRemote): Promise<string> => {
  const { name, version } = manifest;
  const published = await client.filesOf(name, version);
  const digests = new Map(published.map(({ path, sha384 }) => [path, sha384]));
  const isSame = published.length === files.length && files.every(({ path, sha384 }) => digests.get(path) === sha384);
  return isSame
    ? `${name} ${version} is published already.`
    : `${name} ${version} is published already, with other files than this build. They stay as they are: to publish this build, give it another version.`;
};

const uploadAndRegister = async (
  client: ReleaseClient,
  remote: BuiltRemote,
  firstViewBytes: number | undefined,
): Promise<void> => {
  await uploadAll(client, remote);
  const { manifest, files, directory } = remote;
  const { name, version } = manifest;
  const commit = getCommit(directory);
  await client.register(name, { version, manifest, files: [...files], commit, firstViewBytes });
};

/** The commit that a folder is at; undefined outside of a Git repository. */
const getCommit = (directory: string): string | undefined => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: directory, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

interface PublishOptions {
  channel: ChannelName | undefined;
  /** Brotli bytes of the first view's scripts, if they were measured. */
  firstViewBytes?: number;
  tell: (line: string) => void;
}

/**
 * Uploads and registers a build, and promotes it on a channel if one is given. Versions are immutable: one that is
 * already registered is not sent again.
 */
export const publishRemote = async (
  client: ReleaseClient,
  remote: BuiltRemote,
  { channel, firstViewBytes, tell }: PublishOptions,
): Promise<void> => {
  const { name, version } = remote.manifest;
  if (await isRegistered(client, remote.manifest)) {
    tell(await describePublished(client, remote));
  } else {
    const published = `Published ${name} ${version}: ${remote.files.length} files.`;
    const outcome = await uploadAndRegister(client, remote, firstViewBytes).then(
      () => published,
      async (error: unknown) => {
        // The answer was lost, or another job has published the same version meanwhile.
        if (await isRegistered(client, remote.manifest)) return describePublished(client, remote);
        throw error;
      },
    );
    tell(outcome);
  }
  if (channel === undefined) return;
  await client.promote(name, version, channel);
  tell(channel === 'live' ? `${name} ${version} is live.` : `${name} ${version} is on the channel ${channel}.`);
};

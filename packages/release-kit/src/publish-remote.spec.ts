import { afterAll, describe, expect, it } from '@jest/globals';
import { aBuild, removeBuilds } from '../test/a-build.js';
import { Problem } from './problem.js';
import { publishRemote } from './publish-remote.js';
import type { ReleaseClient } from './release-client.js';

/** A registry that does not answer a registration, and may have registered the version nevertheless. */
const aRegistry = ({ isRegistered }: { isRegistered: boolean }) => {
  const versions: { version: string }[] = [];
  const promoted: string[] = [];
  const client = {
    versions: async () => versions,
    upload: async () => undefined,
    register: async (_remote: string, { version }: { version: string }) => {
      if (isRegistered) versions.push({ version });
      throw new Problem('Atelier does not answer');
    },
    promote: async (_remote: string, version: string) => void promoted.push(version),
  };
  return { client: client as unknown as ReleaseClient, promoted };
};

describe('the publication of a remote', () => {
  afterAll(removeBuilds);

  const publish = (client: ReleaseClient) =>
    publishRemote(client, aBuild(), { channel: 'live', tell: () => undefined });

  it('PLT-2 continues if the answer was lost, or another job has published the same version meanwhile', async () => {
    const { client, promoted } = aRegistry({ isRegistered: true });
    await publish(client);
    expect(promoted).toEqual(['1.0.0']);
  });

  it('PLT-3 fails with the reason if the version is not registered', async () => {
    const { client, promoted } = aRegistry({ isRegistered: false });
    await expect(publish(client)).rejects.toThrow('Atelier does not answer');
    expect(promoted).toEqual([]);
  });
});

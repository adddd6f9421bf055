import type { VersionInput } from '@atelier/contracts';
import { afterAll, describe, expect, it } from '@jest/globals';
import { aBuild, removeBuilds } from '../test/a-build.js';
import { Problem } from './problem.js';
import { publishRemote } from './publish-remote.js';
import type { ReleaseClient } from './release-client.js';

/** A registry that does not answer a registration, and may have registered the version nevertheless. */
const aRegistry = ({ isRegistered }: { isRegistered: boolean }) => {
  const versions: VersionInput[] = [];
  const promoted: string[] = [];
  const client = {
    versions: async () => versions,
    filesOf: async (_remote: string, version: string) => versions.find((one) => one.version === version)?.files,
    upload: async () => undefined,
    register: async (_remote: string, input: VersionInput) => {
      if (isRegistered) versions.push(input);
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

  it('PLT-2 says that a version is published already, and whether its files are not those of the build', async () => {
    const { client } = aRegistry({ isRegistered: true });
    await publish(client);
    const told = async (files = {}) => {
      const lines: string[] = [];
      await publishRemote(client, aBuild(files), { channel: undefined, tell: (line) => lines.push(line) });
      return lines;
    };
    expect(await told()).toEqual(['mfe-portal 1.0.0 is published already.']);
    for (const files of [{ 'app.js': 'other()' }, { 'more.js': 'more()' }])
      expect(await told(files)).toEqual([
        'mfe-portal 1.0.0 is published already, with other files than this build. They stay as they are: to publish this build, give it another version.',
      ]);
  });

  it('PLT-3 fails with the reason if the version is not registered', async () => {
    const { client, promoted } = aRegistry({ isRegistered: false });
    await expect(publish(client)).rejects.toThrow('Atelier does not answer');
    expect(promoted).toEqual([]);
  });
});

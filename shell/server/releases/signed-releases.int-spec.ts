import type { RemoteRelease } from '@atelier/contracts';
import { getSigningKey, signRelease } from '@atelier/release-kit/release-signing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareShell } from '../../test/shell-under-test.js';

const TOKEN = 'key.sealed';

const SECRET = 'atelier_a-key-of-a-build-server';

const signed = (release: RemoteRelease, secret = SECRET): RemoteRelease => ({
  ...release,
  signature: signRelease(secret, release),
});

describe('signed release', () => {
  let shell: Awaited<ReturnType<typeof prepareShell>>;

  beforeEach(async () => {
    shell = await prepareShell();
  });
  afterEach(() => shell.stop());

  /** With another origin in the content security policy. */
  const altered = (release: RemoteRelease): RemoteRelease => ({
    ...release,
    pages: release.pages && { ...release.pages, sources: { 'connect-src': ['https://evil.example'] } },
  });
  const visit = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/`, { headers })).text();

  it('PLT-3 is replaced by the previous version if it does not match its signature', async () => {
    const [before, live] = [signed(await shell.aRelease('1.0.0')), signed(await shell.aRelease('2.0.0'))];
    shell.makeLive(altered(live), before);
    const html = await visit(await shell.startShell());
    expect(html).toContain('<h1>version 1.0.0</h1>');
    expect(html).not.toContain('2.0.0');
  });

  it('PLT-2 is served if it matches its signature, as is an unsigned release', async () => {
    shell.makeLive(signed(await shell.aRelease('2.0.0')));
    expect(await visit(await shell.startShell())).toContain('<h1>version 2.0.0</h1>');
    shell.makeLive(await shell.aRelease('1.0.0'));
    expect(await visit(await shell.startShell())).toContain('<h1>version 1.0.0</h1>');
  });

  it('PLT-3 requires the signature of a configured key if keys are configured', async () => {
    const before = signed(await shell.aRelease('1.0.0'));
    const unsigned = await shell.aRelease('2.0.0');
    const settings = { RELEASE_SIGNERS: `${getSigningKey('another')},${getSigningKey(SECRET)}` };
    for (const live of [unsigned, signed(unsigned, 'a-key-of-somebody-else')]) {
      shell.makeLive(live, before);
      expect(await visit(await shell.startShell(undefined, settings))).toContain('<h1>version 1.0.0</h1>');
    }
    shell.makeLive(signed(unsigned), before);
    expect(await visit(await shell.startShell(undefined, settings))).toContain('<h1>version 2.0.0</h1>');
  });

  it('PLT-3 is served as soon as its key is configured, although the release set is that of the last start', async () => {
    shell.makeLive(signed(await shell.aRelease('1.0.0')));
    const others = { RELEASE_SIGNERS: getSigningKey('another') };
    expect(await visit(await shell.startShell(undefined, others))).toContain('Back in a moment');
    const own = { RELEASE_SIGNERS: getSigningKey(SECRET) };
    expect(await visit(await shell.startShell(undefined, own))).toContain('<h1>version 1.0.0</h1>');
  });

  it('PLT-3 is not previewed if it does not match its signature', async () => {
    shell.makeLive(await shell.aRelease('1.0.0'));
    shell.previews.set(TOKEN, altered(signed(await shell.aRelease('2.0.0'))));
    const html = await visit(await shell.startShell(), { cookie: `atelier-preview=${TOKEN}` });
    expect(html).toContain('<h1>version 1.0.0</h1>');
  });
});

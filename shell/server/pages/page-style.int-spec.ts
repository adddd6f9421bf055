import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareShell } from '../../test/shell-under-test.js';

const STYLE = ':root{--accent:#123456}';
const HOSTILE_STYLE = 'a{}</style><script>alert(1)</script>';
const source = `
export const render = async ({ url }) => ({
  status: 200, head: '', html: 'A page', data: {}, page: 'page-home', isDegraded: false,
  ...(url === '/plain' ? {} : { style: url === '/hostile' ? ${JSON.stringify(HOSTILE_STYLE)} : ${JSON.stringify(STYLE)} }),
});`;

describe('page with an inline style sheet', () => {
  let shell: Awaited<ReturnType<typeof prepareShell>>;
  beforeEach(async () => {
    shell = await prepareShell();
  });
  afterEach(() => shell.stop());

  it('ASET-1 contains the style sheet and allows only its hash, also when served from the cache', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('1.0.0', { source }));
    const url = await startShell();
    const hash = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
    for (const _visit of ['first', 'second']) {
      const answer = await fetch(`${url}/`);
      expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' ${hash};`);
      expect(await answer.text()).toContain(`<style>${STYLE}</style>`);
    }
    const plain = await fetch(`${url}/plain`);
    expect(plain.headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(await plain.text()).not.toContain('<style>');
  });

  it('SEO-1 omits a style sheet that could end its element', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('1.0.0', { source }));
    const html = await (await fetch(`${await startShell()}/hostile`)).text();
    expect(html).toContain('A page');
    expect(html).not.toContain('alert(1)');
  });
});

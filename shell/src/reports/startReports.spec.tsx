import type { ReportsInput } from '@atelier/contracts';
import { reportsInput } from '@atelier/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startReports } from './startReports';

const REMOTE = 'mfe-public';
const VERSION = '1.2.0';

/** The network's far side: what the browser was asked to send. */
const sent: Promise<ReportsInput['reports']>[] = [];
const readSent = async () => (await Promise.all(sent.splice(0))).flat();

const getText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

describe('browser reports', () => {
  beforeEach(() => {
    const sendBeacon = (_address: string, body: Blob) => {
      sent.push(getText(body).then((text) => reportsInput.parse(JSON.parse(text)).reports));
      return true;
    };
    Object.assign(navigator, { sendBeacon });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    sent.length = 0;
  });

  it('PLT-3 include a view and its failures, together and once', async () => {
    const reports = startReports(REMOTE);
    reports.viewed(VERSION);
    for (const _again of [1, 2]) reports.failed(VERSION, 'render', new Error('title is undefined'));
    reports.viewed('1.1.0');
    expect(sent).toHaveLength(0);
    jest.advanceTimersByTime(1000);
    expect(sent).toHaveLength(1);
    jest.useRealTimers();
    expect(await readSent()).toEqual([
      { kind: 'view', remote: REMOTE, version: VERSION },
      { kind: 'failure', remote: REMOTE, version: VERSION, phase: 'render', message: 'title is undefined' },
      { kind: 'view', remote: REMOTE, version: '1.1.0' },
    ]);
  });

  it('PLT-3 include a missing file of the version shown, with the phase chunk', async () => {
    const reports = startReports(REMOTE);
    reports.failed(VERSION, 'chunk', 'blog.0a1b2c3d.js was answered with 404');
    window.dispatchEvent(new Event('visibilitychange'));
    jest.useRealTimers();
    expect(await readSent()).toMatchObject([
      { kind: 'failure', phase: 'chunk', message: 'blog.0a1b2c3d.js was answered with 404' },
    ]);
  });

  it('PLT-3 are sent at once when the visitor leaves', async () => {
    startReports(REMOTE).viewed(VERSION);
    window.dispatchEvent(new Event('visibilitychange'));
    jest.useRealTimers();
    expect(await readSent()).toHaveLength(1);
  });

  it('PLT-3 include uncaught errors of the remote, but of nothing else on the page', async () => {
    // The listeners of other tests stay on the window.
    const remote = 'mfe-portal';
    startReports(remote);
    const thrownIn = (filename: string) =>
      window.dispatchEvent(new ErrorEvent('error', { filename, message: 'broken', error: 'broken' }));
    thrownIn('https://studio.test/shell/main.js');
    thrownIn('https://studio.test/remotes/mfe-admin/1.2.0/main.js');
    thrownIn(`https://studio.test/remotes/${remote}/${VERSION}/main.js`);
    window.dispatchEvent(new Event('visibilitychange'));
    jest.useRealTimers();
    expect(await readSent()).toEqual([
      { kind: 'failure', remote, version: VERSION, phase: 'error', message: 'broken' },
    ]);
  });

  it('PLT-3 contain no personal data: no query, email address, long number, or quoted text', async () => {
    const message =
      'GET https://studio.test/reset?token=abc&mail=a@b.example of ada@example.com, order 1234567: "<p>Dear Ada, thank you for" ' +
      'x'.repeat(500);
    startReports(REMOTE).failed(VERSION, 'load', new Error(message));
    window.dispatchEvent(new Event('visibilitychange'));
    jest.useRealTimers();
    const [report] = await readSent();
    expect(report).toMatchObject({ message: 'GET https://studio.test/reset of … order …: … …' });
  });
});

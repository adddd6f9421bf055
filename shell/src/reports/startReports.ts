import { type FailurePhase, plainMessage } from '@atelier/contracts/releases/report-kinds';
import type { SentReport } from '@atelier/contracts/releases/reports';

const ADDRESS = '/api/releases/reports';
const SEND_AFTER_MS = 1000;
/** Vitals are still measured from the start of the page. Their code must not compete with the first view. */
const VITALS_AFTER_MS = 5000;
const MAX_REPORTS = 20;
const FILE_OF_VERSION = /\/remotes\/([^/]+)\/([^/]+)\//;

/** Reports how the versions of a remote perform on this page: each event once, and nothing about the visitor. */
export interface Reports {
  viewed(version: string): void;
  failed(version: string, phase: FailurePhase, error: unknown): void;
  /** This version is displayed. */
  shown(version: string): void;
}

const getText = (error: unknown): string => plainMessage(error instanceof Error ? error.message : String(error));

export const startReports = (remote: string): Reports => {
  const reported = new Set<string>();
  const waiting: SentReport[] = [];
  let timer: number | undefined;

  const send = () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = JSON.stringify({ reports: waiting.splice(0, MAX_REPORTS) });
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
  };
  const add = (key: string, report: SentReport) => {
    if (reported.has(key)) return;
    reported.add(key);
    waiting.push(report);
    timer ??= window.setTimeout(send, SEND_AFTER_MS);
  };
  const failed: Reports['failed'] = (version, phase, error) =>
    add(`${phase} ${version}`, { kind: 'failure', remote, version, phase, message: getText(error) });

  /** An uncaught error whose location belongs to this remote. */
  const onUncaught = (error: unknown, file = '') => {
    const place = file + (error instanceof Error ? error.stack : '');
    const [, owner, version] = FILE_OF_VERSION.exec(place) ?? [];
    if (owner === remote && version !== undefined) failed(version, 'error', error);
  };
  window.addEventListener('error', ({ error, message, filename }) => onUncaught(error ?? message, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => onUncaught(reason));
  // Runs after the document's listeners, which belong to the vitals.
  window.addEventListener('visibilitychange', send);

  let shown: string | undefined;
  const watch = async () => {
    const version = shown ?? '';
    const { watchVersion } = await import(/* webpackChunkName: "vitals" */ './watchVersion');
    watchVersion(
      `/remotes/${remote}/${version}/`,
      (name, value, page) => add(name, { kind: 'vital', remote, version, name, value, page }),
      (reason) => failed(version, 'chunk', reason),
    );
  };

  return {
    failed,
    viewed: (version) => add(version, { kind: 'view', remote, version }),
    shown: (version) => {
      const isFirst = shown === undefined;
      shown = version;
      if (isFirst) setTimeout(watch, VITALS_AFTER_MS);
    },
  };
};

import { PAGE_CHUNK } from '@atelier/contracts/releases/page-chunk';
import type { VitalName } from '@atelier/contracts/releases/report-kinds';
import { onCLS, onINP, onLCP } from 'web-vitals';

/** Tasks above this duration are long; the time above it blocks the page. */
const LONG_TASK_MS = 50;

type ReportVital = (name: VitalName, value: number, page: string | undefined) => void;

const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  observer.observe({ type, buffered: true });
};

/** At the end of the visit, reports the total time for which long tasks blocked the page. */
const watchLongTasks = (report: (name: VitalName, value: number) => void) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  let blockedMs = 0;
  observe('longtask', ({ duration }) => {
    blockedMs += duration - LONG_TASK_MS;
  });
  document.addEventListener('visibilitychange', () => report('blocked', Math.round(blockedMs)));
};

/** Reports a file of the version that is missing on the server. An open page may request it long after the first view. */
const watchFiles = (folder: string, onMissing: (reason: string) => void) =>
  observe('resource', ({ name, responseStatus = 0 }: PerformanceEntry & { responseStatus?: number }) => {
    const { pathname } = new URL(name);
    if (responseStatus >= 400 && pathname.startsWith(folder))
      onMissing(`${pathname.slice(folder.length)} was answered with ${responseStatus}`);
  });

/** The page that the server rendered this document for, by the chunk that it preloads. */
const findPage = (folder: string): string | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    .map(({ href }) => new URL(href).pathname)
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length).split('.')[0] ?? '')
    .find((chunk) => PAGE_CHUNK.test(chunk));

export const watchVersion = (folder: string, reportVital: ReportVital, onMissing: (reason: string) => void): void => {
  const page = findPage(folder);
  const report = (name: VitalName, value: number) => reportVital(name, value, page);
  onLCP(({ value }) => report('LCP', Math.round(value)));
  onINP(({ value }) => report('INP', Math.round(value)));
  onCLS(({ value }) => report('CLS', Math.round(value * 1000) / 1000));
  watchLongTasks(report);
  watchFiles(folder, onMissing);
};

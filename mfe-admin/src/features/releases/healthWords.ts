import type { VersionHealth } from '@atelier/contracts';

/** Failures of views. Those of the server, `server` and `crash`, have no views to compare with. */
const BROWSER_PHASES: readonly string[] = ['load', 'render', 'hydration', 'chunk', 'error'];

/** '1.3%', '0%'; one digit after the point where it says something. */
export const shareInWords = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${Number(((part / whole) * 100).toFixed(1))}%`;

/** A view can fail in several phases, so the phase with the most failures is a lower bound of failed views. */
export const failedViews = ({ views, failures }: Pick<VersionHealth, 'views' | 'failures'>): number =>
  Math.min(views, Math.max(0, ...BROWSER_PHASES.map((phase) => failures[phase] ?? 0)));

/** '2 render, 1 chunk', or 'No failures'. */
export const failuresByPhase = (failures: VersionHealth['failures']): string => {
  const told = Object.entries(failures).filter(([, count]) => count > 0);
  if (told.length === 0) return 'No failures';
  return told
    .toSorted(([, one], [, other]) => other - one)
    .map(([phase, count]) => `${count} ${phase}`)
    .join(', ');
};

/** Whether anything was reported. */
export const hasReports = ({ views, failures, vitals }: VersionHealth): boolean =>
  views > 0 || Object.keys(failures).length > 0 || Object.keys(vitals).length > 0;

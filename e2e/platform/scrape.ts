import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Metrics of every unit of an instance, found as Prometheus finds them. */
export const scrape = async (dataDir: string): Promise<string[]> => {
  const file = readFileSync(join(dataDir, 'run/prometheus-targets.json'), 'utf8');
  const [group] = JSON.parse(file) as { targets: string[] }[];
  return Promise.all((group?.targets ?? []).map(async (target) => (await fetch(`http://${target}/metrics`)).text()));
};

/** The units whose metrics these are. */
export const getUnits = (texts: readonly string[]): string[] => {
  const names = texts.flatMap((text) => [...text.matchAll(/service="(\w+)"/g)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
};

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { repositoryRoot } from '../platform/platform.ts';
import { table, writeFigures } from '../speed/figures.ts';

interface JestReport {
  testResults: readonly {
    name: string;
    assertionResults: readonly {
      ancestorTitles: readonly string[];
      title: string;
      status: string;
      /** In milliseconds. */
      duration: number;
    }[];
  }[];
}

type Row = readonly [promise: string, result: string, measured: string];

const withoutId = (title: string): string => title.replaceAll(/\b[A-Z]+-(?:\d+|[A-Z]+) /g, '');

/** What tests of services measured, by full title. */
const readMeasured = (): Map<string, string> => {
  const file = join(repositoryRoot, 'test-results/measured.jsonl');
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as [string, string]));
};

/** The tests of services on real servers, which ran before this suite. */
const readServiceTests = (): Row[] => {
  const file = join(repositoryRoot, 'test-results/faults.json');
  if (!existsSync(file)) return [];
  const measured = readMeasured();
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  return testResults
    .filter(({ name }) => name.includes('int-spec'))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => title.includes('PLT-'))
    .map(({ ancestorTitles, title, status, duration }) => [
      [...ancestorTitles, withoutId(title)].join(': '),
      status,
      measured.get([...ancestorTitles, title].join(' ')) ?? `the test took ${(duration / 1000).toFixed(1)} s`,
    ]);
};

/** Writes a table of each fault, what must hold, and what the run measured. */
// biome-ignore lint/style/noDefaultExport: Playwright constructs the default export.
export default class FaultTable implements Reporter {
  readonly #rows: Row[] = [];

  onTestEnd({ parent, title }: TestCase, { status, annotations }: TestResult): void {
    const group = parent.type === 'describe' ? `${parent.title} ` : '';
    const measured = annotations.find(({ type }) => type === 'measured')?.description ?? '';
    this.#rows.push([group + withoutId(title), status, measured]);
  }

  onEnd(): void {
    const introduction = ['# Faults', '', 'What was broken on purpose, and what held, by `npm run test:faults`.'];
    writeFigures('faults', introduction, [
      '## The whole platform',
      '',
      ...table(['Fault and promise', 'Result', 'Measured'], this.#rows),
      '',
      '## Single services on real servers',
      '',
      ...table(['Fault and promise', 'Result', 'Measured'], readServiceTests()),
    ]);
  }
}

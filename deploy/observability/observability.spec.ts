import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICES } from '../embedded/unit-environments.ts';

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  for?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}
interface RuleTest {
  alert_rule_test?: { alertname: string; exp_alerts: unknown[] }[];
  promql_expr_test?: { expr: string }[];
}
interface Panel {
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { expr: string }[];
}
interface Registry {
  getMetricsAsArray(): { name: string; type: unknown }[];
}
/** As much of a class or function as this test uses, whose parts need no server until metrics are read. */
type Make = new (...parts: unknown[]) => object;
type Register = (registry: Registry, parts: object) => void;

const root = process.cwd();
const folder = join(root, 'deploy/observability');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const yaml = createRequire(join(root, 'deploy/package.json'))('js-yaml') as { load(text: string): unknown };
const { groups } = yaml.load(read('deploy/observability/rules.yml')) as { groups: { rules: Rule[] }[] };
const { tests } = yaml.load(read('deploy/observability/rules.test.yml')) as { tests: RuleTest[] };
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const dashboards = readdirSync(join(folder, 'dashboards')).map(
  (file) => [file, JSON.parse(read(`deploy/observability/dashboards/${file}`)) as { panels: Panel[] }] as const,
);
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboards.flatMap(([, { panels }]) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
];

// Sources of units are imported by name at run time, so that type-checking the tools does not check them too.
const load = async <Exports>(file: string): Promise<Exports> => import(join(root, file));

/** The registry of a unit that is gateway, shell, and every service at once. */
const fillRegistry = async (): Promise<Registry> => {
  const { Metrics } = await load<{ Metrics: new (service: string) => { registry: Registry } }>(
    'packages/service-kit/src/http/metrics.ts',
  );
  const metrics = new Metrics('every-unit');
  const make = async (file: string, name: string, ...parts: unknown[]) => {
    const { [name]: Made } = await load<Record<string, Make>>(file);
    if (Made === undefined) throw new Error(`${file} exports no ${name}.`);
    new Made(...parts);
  };
  const register = async (file: string, name: string, parts: object) => {
    const { [name]: run } = await load<Record<string, Register>>(file);
    run?.(metrics.registry, parts);
  };
  await make('packages/service-kit/src/events/event-metrics.ts', 'EventMetrics', metrics);
  await make('packages/service-kit/src/events/event-backlog.ts', 'EventBacklog', {}, {}, metrics, 'every-unit', {}, {});
  await make('packages/service-kit/src/mongo/database-metrics.ts', 'DatabaseMetrics', {}, metrics);
  await make('packages/service-kit/src/mail/mail-sender.ts', 'MailSender', {}, {}, {}, {}, {}, {}, '', metrics);
  await make('gateway/src/event-stream/stream-figures.ts', 'StreamFigures', metrics);
  await make('services/releases/src/reports/report-metrics.ts', 'ReportMetrics', metrics);
  await make('services/media/src/event-archive/archive-metrics.ts', 'ArchiveMetrics', {}, metrics, {});
  const outcomes = 'services/webhooks/src/sending/delivery-outcomes.ts';
  await make(outcomes, 'DeliveryOutcomes', {}, {}, {}, {}, {}, {}, metrics);
  const search = (url?: string) => [{}, {}, { SEARCH_ENGINE_URL: url }, metrics, { add: () => undefined }, {}];
  for (const parts of [search(), search('http://engine')])
    await make('services/search/src/ranking/index-guard.ts', 'IndexGuard', ...parts);
  await register('packages/service-kit/src/cache/cache-figures.ts', 'registerCaches', {});
  await register('shell/server/monitoring/release-metrics.ts', 'registerReleases', {});
  await register('services/contacts/src/mailbox/reading-schedule.ts', 'registerMailbox', {});
  return metrics.registry;
};

/** The names under which Prometheus finds the metrics of a registry. */
const getSeries = (registry: Registry): Set<string> =>
  new Set(
    registry
      .getMetricsAsArray()
      .flatMap(({ name, type }) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
  );

const METRIC = /[a-z_]*:?atelier_[a-z0-9_]+(?::[a-z0-9_]+)?/g;

describe('alert rules and dashboards', () => {
  let known: Set<string>;
  beforeAll(async () => {
    const exported = getSeries(await fillRegistry());
    const recorded = rules.flatMap(({ record }) => record ?? []);
    known = new Set([...exported, ...recorded]);
  });

  it('PLT-8 name only metrics that units export', () => {
    const named = new Set(expressions.flatMap((expr) => expr.match(METRIC) ?? []));
    expect(named.size).toBeGreaterThan(25);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });

  it('PLT-8 have balanced brackets', () => {
    for (const expr of expressions) {
      const bare = expr.replaceAll(/"[^"]*"/g, '');
      for (const [open, close] of ['()', '[]', '{}'])
        expect([expr, bare.split(open as string).length]).toEqual([expr, bare.split(close as string).length]);
    }
  });
});

describe('alert rules', () => {
  const runbooks = read('docs/guides/runbooks.md');
  const anchors = new Set(
    [...runbooks.matchAll(/^##+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-')),
  );

  it.each(alerts.map((rule) => [rule.alert ?? '', rule] as const))(
    'PLT-8 %s has a runbook, a summary, and a severity',
    (_name, rule) => {
      const [page, anchor] = rule.annotations?.runbook?.split('#') ?? [];
      expect(page).toBe('docs/guides/runbooks.md');
      expect([...anchors]).toContain(anchor);
      expect(rule.annotations?.summary).toMatch(/^\S.*\S$/);
      expect(['page', 'ticket']).toContain(rule.labels?.severity);
      expect(rule.for ?? '1m').toMatch(/^\d+[mh]$/);
    },
  );

  it('PLT-8 each fire in a rule test', () => {
    const fired = tests.flatMap(({ alert_rule_test = [], promql_expr_test = [] }) => [
      ...alert_rule_test.filter(({ exp_alerts }) => exp_alerts.length > 0).map(({ alertname }) => alertname),
      ...promql_expr_test.flatMap(({ expr }) => /alertname="(\w+)"/.exec(expr)?.[1] ?? []),
    ]);
    expect([...new Set(fired)].sort()).toEqual(alerts.map(({ alert }) => alert).sort());
  });

  it('PLT-8 detect the absence of every unit', () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'UnitMissing') ?? {};
    for (const unit of ['gateway', 'shell', ...SERVICES]) expect(expr).toContain(`{service="${unit}"}`);
  });
});

describe('dashboards', () => {
  it.each(dashboards)('PLT-8 %s has panels that do not overlap', (_file, { panels }) => {
    const titles = panels.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { gridPos: one, title } of panels) {
      expect(one.x + one.w).toBeLessThanOrEqual(24);
      const covering = panels.filter(
        ({ gridPos: other, title: name }) =>
          name !== title &&
          other.x < one.x + one.w &&
          one.x < other.x + other.w &&
          other.y < one.y + one.h &&
          one.y < other.y + other.h,
      );
      expect([title, covering.map((panel) => panel.title)]).toEqual([title, []]);
    }
  });
});

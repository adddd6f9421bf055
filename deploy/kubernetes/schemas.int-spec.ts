import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { findCustomProblems } from './custom-resources.ts';
import { kustomize, type Manifest, resourcesAt } from './kustomize.ts';
import { Overlay } from './overlay.ts';
import { PARTS, productionWith } from './production-with.ts';
import { KubernetesSchemas, resolveSchemas } from './schemas.ts';

/** The oldest version that docs/guides/kubernetes.md names, the one that `npm run test:cluster` starts, and the newest with schemas. */
const VERSIONS = ['1.30.0', '1.35.0', '1.37.0'];
const root = process.cwd();
const OBJECTS: Record<string, Manifest[]> = {
  trial: new Overlay('trial').objects,
  production: new Overlay('production').objects,
  'the test of the cluster': kustomize(join(root, 'deploy/testing/cluster/overlay')),
  'the MongoDB operator': resourcesAt(join(root, 'deploy/kubernetes/servers/mongodb.yaml')),
  'the OpenTelemetry operator': resourcesAt(join(root, 'deploy/kubernetes/servers/collector.yaml')),
  ...Object.fromEntries(PARTS.map((part) => [`production with ${part}`, productionWith(part)])),
};
const EACH = VERSIONS.flatMap((version) => Object.keys(OBJECTS).map((name) => [version, name] as const));

describe('the manifests validated against the Kubernetes schemas', () => {
  const versions = new Map<string, KubernetesSchemas>();

  beforeAll(async () => {
    const folder = await resolveSchemas();
    for (const version of VERSIONS) versions.set(version, new KubernetesSchemas(folder, version));
  });

  const findProblems = (version: string, object: Manifest) =>
    versions.get(version)?.findProblems(object) ?? findCustomProblems(object);

  it.each(EACH)('PLT-8 contain only known fields of the right types, in %s: %s', (version, name) => {
    const results = (OBJECTS[name] ?? []).map((object) => [object, findProblems(version, object)] as const);
    expect(results).not.toHaveLength(0);
    const faulty = results.filter(([, problems]) => problems === undefined || problems.length > 0);
    expect(faulty.map(([{ kind, metadata }, problems]) => [kind, metadata.name, problems])).toEqual([]);
  });

  it('PLT-8 are rejected with a misspelled field or a wrong type', () => {
    const budget = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata: { name: 'any' } };
    for (const version of VERSIONS) {
      const check = (spec: object) => findProblems(version, { ...budget, spec })?.join(', ');
      expect(check({ maxUnavailable: 1 })).toBe('');
      expect(check({ maxUnavailible: 1 })).toContain('maxUnavailible');
      expect(check({ maxUnavailable: [] })).toContain('/spec/maxUnavailable');
    }
  });

  it.each([
    ['production', 'HTTPRoute', 'site', 'rules'],
    ['production', 'Gateway', 'visitors', 'listeners'],
    ['production with monitoring', 'PodMonitor', 'units', 'podMetricsEndpoints'],
    ['the MongoDB operator', 'MongoDBCommunity', 'mongodb', 'users'],
  ])('PLT-8 of %s are rejected if %s %s misspells a field', (name, kind, object, list) => {
    const found = OBJECTS[name]?.find((one) => one.kind === kind && one.metadata.name === object) as Manifest;
    const { [list]: items, ...spec } = found.spec as Record<string, unknown[]>;
    const check = (items: unknown[]) => findCustomProblems({ ...found, spec: { ...spec, [list]: items } })?.join();
    expect(check(items ?? [])).toBe('');
    expect(check([{ ...(items?.[0] as object), misspelled: 1 }])).toContain('misspelled');
  });

  it('PLT-8 include no kind without a schema', () => {
    const unknown = { apiVersion: 'example.com/v1', kind: 'Surprise', metadata: { name: 'any' } };
    for (const version of VERSIONS) expect(findProblems(version, unknown)).toBeUndefined();
  });
});

import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { kustomize, type Manifest } from './kustomize.ts';
import { KubernetesSchemas, resolveSchemas } from './schemas.ts';

/** The oldest version that docs/guides/kubernetes.md names, the one that `npm run test:cluster` starts, and the newest with schemas. */
const VERSIONS = ['1.30.0', '1.35.0', '1.37.0'];
const OVERLAYS = {
  trial: 'deploy/kubernetes/overlays/trial',
  production: 'deploy/kubernetes/overlays/production',
  'the test of the cluster': 'deploy/testing/cluster/overlay',
};
const CUSTOM_KINDS: Record<string, string[]> = {
  trial: [],
  production: ['Gateway', 'HTTPRoute'],
  'the test of the cluster': [],
};
const EACH = VERSIONS.flatMap((version) =>
  Object.entries(OVERLAYS).map(([name, path]) => [version, name, path] as const),
);

describe('the manifests validated against the Kubernetes schemas', () => {
  const versions = new Map<string, KubernetesSchemas>();

  beforeAll(async () => {
    const folder = await resolveSchemas();
    for (const version of VERSIONS) versions.set(version, new KubernetesSchemas(folder, version));
  });

  const findProblems = (version: string, object: Manifest) => versions.get(version)?.findProblems(object);

  it.each(EACH)('PLT-8 contain only known fields of the right types, in %s: %s', (version, name, path) => {
    const objects = kustomize(join(process.cwd(), path));
    const results = objects.map((object) => [object, findProblems(version, object)] as const);
    const unknown = results.filter(([, problems]) => problems === undefined).map(([{ kind }]) => kind);
    expect([...new Set(unknown)].sort()).toEqual(CUSTOM_KINDS[name]);
    const faulty = results.filter(([, problems]) => problems !== undefined && problems.length > 0);
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
});

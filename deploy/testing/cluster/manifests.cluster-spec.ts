import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kustomize, type Manifest, resourcesAt } from '../../kubernetes/kustomize.ts';
import { PARTS, productionWith } from '../../kubernetes/production-with.ts';
import { Cluster } from './cluster.ts';

const KUBERNETES = join(process.cwd(), 'deploy/kubernetes');
const TRIAL = join(KUBERNETES, 'overlays/trial');

const decode = (data: unknown) =>
  Object.fromEntries(Object.entries(data as object).map(([key, value]) => [key, atob(String(value))]));

/** Without what kubectl adds to generated objects: a hash in their names, and the form of Secrets. */
const plain = (objects: Manifest[], generated: string[]): Manifest[] => {
  const hashed = new RegExp(`"(${generated.join('|')})-[a-z0-9]{10}"`, 'g');
  return (JSON.parse(JSON.stringify(objects).replaceAll(hashed, '"$1"')) as Manifest[]).map(({ type, ...object }) =>
    object.kind === 'Secret' && type === 'Opaque' ? { ...object, data: decode(object.data) } : object,
  );
};
const sorted = (objects: Manifest[]) => objects.toSorted((one, other) => toKey(one).localeCompare(toKey(other), 'en'));
const toKey = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;

describe('the manifests as kubectl builds them', () => {
  const cluster = Cluster.running();
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-manifests-'));
    const path = (name: string) => relative(folder, join(KUBERNETES, name));
    const lines = [
      'apiVersion: kustomize.config.k8s.io/v1beta1',
      'kind: Kustomization',
      `resources: [${path('overlays/production')}]`,
      `components: [${PARTS.map((part) => path(`parts/${part}`)).join(', ')}]`,
    ];
    writeFileSync(join(folder, 'kustomization.yaml'), lines.join('\n'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const build = async (overlay: string): Promise<Manifest[]> => {
    const file = join(folder, 'built.yaml');
    await cluster.kubectl('kustomize', overlay, '--output', file);
    return resourcesAt(file);
  };

  it.each([
    ['trial', () => TRIAL, () => kustomize(TRIAL)],
    ['production, with every part', () => folder, () => productionWith(...PARTS)],
  ])('PLT-8 are those that the tests of the manifests read: %s', async (_name, getFolder, getTested) => {
    const tested = getTested();
    const generated = tested.filter(({ kind }) => ['ConfigMap', 'Secret'].includes(kind));
    const built = plain(
      await build(getFolder()),
      generated.map(({ metadata }) => metadata.name),
    );
    expect(sorted(built)).toEqual(sorted(tested));
  });
});

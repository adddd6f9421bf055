import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kustomize, type Manifest } from './kustomize.ts';

const MANIFESTS = join(process.cwd(), 'deploy/kubernetes');

describe('a mailbox with customers’ answers', () => {
  let folder: string;
  let objects: Manifest[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-mailbox-'));
    const to = (place: string) => relative(folder, join(MANIFESTS, place));
    const kind = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };
    const overlay = { ...kind, resources: [to('overlays/production')], components: [to('parts/mailbox')] };
    writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify(overlay));
    objects = kustomize(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('PLT-8 is named to contacts alone, from a Secret', () => {
    const told = objects.filter((object) => JSON.stringify(object).includes('INBOX_IMAP_URL'));
    expect(told).toMatchObject([{ kind: 'Deployment', metadata: { name: 'contacts' } }]);
    const reference = { secretKeyRef: { name: 'mailbox', key: 'INBOX_IMAP_URL' } };
    expect(JSON.stringify(told)).toContain(JSON.stringify(reference));
  });

  it('PLT-8 is reached by a policy of its own', () => {
    const policy = objects.find(({ metadata }) => metadata.name === 'to-mailbox');
    expect(policy).toMatchObject({
      spec: { podSelector: { matchLabels: { 'reaches-mailbox': 'true' } }, egress: [{}] },
    });
  });
});

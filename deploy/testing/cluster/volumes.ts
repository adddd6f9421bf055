import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { NODE } from './configuration.ts';
import { type ClusterAccess, kubectlWith } from './kubectl.ts';

/** Of the servers in the trial overlay, and of the nightly backup. */
const CLAIMS = ['data-mongo-0', 'data-nats-0', 'data-s3-0', 'data-mail-0', 'backups'];

/** Folders of this machine for the claims of the trial, in place of a storage class. */
export const createVolumes = async (access: ClusterAccess, folder: string): Promise<void> => {
  const items = CLAIMS.map((name) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    const onThisNode = { key: 'kubernetes.io/hostname', operator: 'In', values: [NODE] };
    return {
      apiVersion: 'v1',
      kind: 'PersistentVolume',
      metadata: { name },
      spec: {
        capacity: { storage: '50Gi' },
        accessModes: ['ReadWriteOnce'],
        claimRef: { namespace: 'atelier', name },
        persistentVolumeReclaimPolicy: 'Retain',
        local: { path },
        nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions: [onThisNode] }] } },
      },
    };
  });
  await kubectlWith(access, { apiVersion: 'v1', kind: 'List', items }, 'apply');
};

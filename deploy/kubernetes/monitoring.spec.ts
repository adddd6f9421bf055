import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { SERVICES } from '../embedded/unit-environments.ts';
import { kustomize, type Manifest } from './kustomize.ts';

const MANIFESTS = join(process.cwd(), 'deploy/kubernetes');

const monitor = z.object({
  jobLabel: z.literal('app.kubernetes.io/part-of'),
  selector: z.object({
    matchLabels: z.record(z.string(), z.string()).default({}),
    matchExpressions: z.array(z.object({ values: z.array(z.string()) })).default([]),
  }),
  podMetricsEndpoints: z.tuple([z.object({ port: z.string().optional(), portNumber: z.number().optional() })]),
});

describe('metrics for the Prometheus operator', () => {
  let folder: string;
  let objects: Manifest[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-monitoring-'));
    const to = (place: string) => relative(folder, join(MANIFESTS, place));
    const kind = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };
    const overlay = { ...kind, resources: [to('overlays/production')], components: [to('parts/monitoring')] };
    writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify(overlay));
    objects = kustomize(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const getUnits = (name: string) => {
    const found = objects.find(({ kind, metadata }) => kind === 'PodMonitor' && metadata.name === name);
    const { selector, podMetricsEndpoints } = monitor.parse(found?.spec);
    const named = selector.matchExpressions.flatMap(({ values }) => values);
    return { units: [...named, ...Object.values(selector.matchLabels)], endpoint: podMetricsEndpoints[0] };
  };

  it('PLT-8 are read from every unit, and from the port of the shell that visitors do not reach', () => {
    expect(getUnits('units')).toEqual({ units: ['gateway', ...SERVICES].sort(), endpoint: { port: 'http' } });
    expect(getUnits('shell')).toEqual({ units: ['shell'], endpoint: { portNumber: 9090 } });
  });

  it('PLT-8 reach Prometheus by a policy of their own', () => {
    const policy = objects.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'scrapes');
    expect(policy?.spec).toMatchObject({
      policyTypes: ['Ingress'],
      ingress: [{ ports: [{ port: 8080 }, { port: 9090 }] }],
    });
  });
});

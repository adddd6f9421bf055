import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { SERVICES } from '../embedded/unit-environments.ts';
import { productionWith } from './production-with.ts';

const monitor = z.object({
  jobLabel: z.literal('app.kubernetes.io/part-of'),
  selector: z.object({
    matchLabels: z.record(z.string(), z.string()).default({}),
    matchExpressions: z.array(z.object({ values: z.array(z.string()) })).default([]),
  }),
  podMetricsEndpoints: z.tuple([z.object({ port: z.string().optional(), portNumber: z.number().optional() })]),
});

describe('metrics for the Prometheus operator', () => {
  const objects = productionWith('monitoring');

  const getUnits = (name: string) => {
    const found = objects.find(({ kind, metadata }) => kind === 'PodMonitor' && metadata.name === name);
    const { selector, podMetricsEndpoints } = monitor.parse(found?.spec);
    const named = selector.matchExpressions.flatMap(({ values }) => values);
    return { units: [...named, ...Object.values(selector.matchLabels)], endpoint: podMetricsEndpoints[0] };
  };

  it('PLT-8 are read from every unit, and from the shell port that visitors cannot reach', () => {
    expect(getUnits('units')).toEqual({ units: ['gateway', ...SERVICES].sort(), endpoint: { port: 'http' } });
    expect(getUnits('shell')).toEqual({ units: ['shell'], endpoint: { portNumber: 9090 } });
  });

  it('PLT-8 reach Prometheus through a dedicated policy', () => {
    const policy = objects.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'scrapes');
    expect(policy?.spec).toMatchObject({
      policyTypes: ['Ingress'],
      ingress: [{ ports: [{ port: 8080 }, { port: 9090 }] }],
    });
  });
});

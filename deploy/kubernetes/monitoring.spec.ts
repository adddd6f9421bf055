import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '../embedded/unit-environments.ts';
import { podMonitor } from './custom-resources.ts';
import { productionWith } from './production-with.ts';

describe('metrics for the Prometheus operator', () => {
  const objects = productionWith('monitoring');

  const getUnits = (name: string) => {
    const found = objects.find(({ kind, metadata }) => kind === 'PodMonitor' && metadata.name === name);
    const { jobLabel, selector, podMetricsEndpoints } = podMonitor.parse(found).spec;
    // Alerts require the job "atelier".
    expect(jobLabel).toBe('app.kubernetes.io/part-of');
    const { port, portNumber, path } = podMetricsEndpoints[0];
    const named = selector.matchExpressions.flatMap(({ values }) => values);
    return { units: [...named, ...Object.values(selector.matchLabels)], endpoint: { port, portNumber, path } };
  };

  it('PLT-8 are read from every unit, and from the shell port that visitors cannot reach', () => {
    expect(getUnits('units')).toEqual({
      units: ['gateway', ...SERVICES].sort(),
      endpoint: { port: 'http', path: '/metrics' },
    });
    expect(getUnits('shell')).toEqual({ units: ['shell'], endpoint: { portNumber: 9090, path: '/metrics' } });
  });

  it('PLT-8 reach Prometheus through a dedicated policy', () => {
    const policy = objects.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'scrapes');
    expect(policy?.spec).toMatchObject({
      policyTypes: ['Ingress'],
      ingress: [{ ports: [{ port: 8080 }, { port: 9090 }] }],
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { UNIT_ACCOUNTS } from '../embedded/servers/accounts.ts';
import { Overlay } from './overlay.ts';

const SCALED = ['content', 'gateway', 'shell'];
const trial = new Overlay('trial');
const production = new Overlay('production');

describe('the replicas of a unit', () => {
  it('PLT-8 are one in a trial and at least two in production', () => {
    for (const unit of UNIT_ACCOUNTS) {
      expect(trial.get('Deployment', unit).spec).not.toHaveProperty('replicas');
      const { spec } = production.get('Deployment', unit);
      // A number here would reset the autoscaler's decision at each apply.
      if (SCALED.includes(unit)) expect(spec).not.toHaveProperty('replicas');
      else expect(spec).toMatchObject({ replicas: 2 });
    }
  });

  it.each(SCALED)('PLT-8 of %s grow with the share that they use of the CPU they request', (unit) => {
    expect(production.get('HorizontalPodAutoscaler', unit).spec).toMatchObject({
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: unit },
      minReplicas: 2,
      maxReplicas: 6,
      metrics: [
        { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } },
      ],
    });
    expect(production.container(unit).resources.requests).toMatchObject({ cpu: '500m' });
  });

  it.each(UNIT_ACCOUNTS)(
    'PLT-8 of %s are replaced one by one without a gap, and spread over nodes and zones',
    (unit) => {
      const labelSelector = { matchLabels: { 'app.kubernetes.io/name': unit } };
      const spread = { maxSkew: 1, whenUnsatisfiable: 'ScheduleAnyway', labelSelector };
      for (const overlay of [trial, production])
        expect(overlay.get('Deployment', unit).spec).toMatchObject({
          strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
          template: {
            spec: {
              topologySpreadConstraints: [
                { ...spread, topologyKey: 'kubernetes.io/hostname' },
                { ...spread, topologyKey: 'topology.kubernetes.io/zone' },
              ],
            },
          },
        });
    },
  );
});

import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { collector } from './custom-resources.ts';
import { resourcesAt } from './kustomize.ts';
import { productionWith } from './production-with.ts';

describe('traces for the OpenTelemetry operator', () => {
  const { metadata, spec } = collector.parse(
    resourcesAt(join(process.cwd(), 'deploy/kubernetes/servers/collector.yaml'))[0],
  );
  const { receivers, processors, exporters, service } = spec.config;

  it('PLT-8 reach the collector from every unit through a dedicated policy', () => {
    const policy = productionWith('tracing').find(({ metadata: { name } }) => name === 'to-collector');
    const [, port = ''] = receivers.otlp.protocols.http.endpoint.split(':');
    expect(policy?.spec).toMatchObject({
      podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'atelier' } },
      policyTypes: ['Egress'],
      egress: [
        {
          to: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': metadata.namespace } } }],
          ports: [{ port: Number(port) }],
        },
      ],
    });
  });

  it('PLT-8 pass through a pipeline of the receivers, processors, and exporters that the collector configures', () => {
    expect(service.pipelines.traces).toEqual({
      receivers: Object.keys(receivers),
      processors: Object.keys(processors),
      exporters: Object.keys(exporters),
    });
  });
});

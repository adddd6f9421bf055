import { join } from 'node:path';
import * as z from 'zod';
import { kustomize, type Manifest } from './kustomize.ts';

/** The parts of an overlay's objects that the tests read. Kubernetes' own schemas check its requirements. */
const reference = z.object({ name: z.string(), key: z.string(), optional: z.boolean().default(false) });
const variable = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z
    .object({
      configMapKeyRef: reference.optional(),
      secretKeyRef: reference.optional(),
      fieldRef: z.object({ fieldPath: z.string() }).optional(),
    })
    .optional(),
});
export type Variable = z.infer<typeof variable>;

const portName = z.union([z.string(), z.number()]);
const probe = z.object({
  httpGet: z.object({ path: z.string(), port: portName }).optional(),
  tcpSocket: z.object({ port: portName }).optional(),
});
const container = z.object({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).default([]),
  args: z.array(z.string()).default([]),
  env: z.array(variable).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }).optional(),
  resources: z.object({ requests: z.looseObject({}), limits: z.looseObject({ memory: z.string() }) }),
  securityContext: z.looseObject({}),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
type Container = z.infer<typeof container>;

const pod = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.looseObject({
    terminationGracePeriodSeconds: z.number().optional(),
    securityContext: z.looseObject({ runAsUser: z.number().optional() }),
    containers: z.tuple([container]),
    volumes: z.array(z.looseObject({ name: z.string() })),
  }),
});
type Pod = z.infer<typeof pod>;
const withTemplate = z.looseObject({ spec: z.looseObject({ template: pod }) });
const withJob = z.looseObject({ spec: z.looseObject({ jobTemplate: withTemplate }) });

const MANIFESTS = join(process.cwd(), 'deploy/kubernetes');

export class Overlay {
  readonly objects: Manifest[];

  constructor(name: 'trial' | 'production') {
    this.objects = kustomize(join(MANIFESTS, 'overlays', name));
  }

  /** The object of this kind and name. */
  get(kind: string, name: string): Manifest {
    const [found, ...others] = this.objects.filter((object) => object.kind === kind && object.metadata.name === name);
    if (found === undefined || others.length > 0) throw new Error(`${others.length + Number(!!found)} ${kind} ${name}`);
    return found;
  }

  /** The pod templates by workload name. */
  get pods(): Map<string, Pod> {
    const workloads = this.objects.filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind));
    const scheduled = this.objects.filter(({ kind }) => kind === 'CronJob');
    return new Map([
      ...workloads.map((object) => [object.metadata.name, withTemplate.parse(object).spec.template] as const),
      ...scheduled.map(
        (object) => [object.metadata.name, withJob.parse(object).spec.jobTemplate.spec.template] as const,
      ),
    ]);
  }

  pod(name: string): Pod {
    const found = this.pods.get(name);
    if (found === undefined) throw new Error(`no pod of ${name}`);
    return found;
  }

  container(name: string): Container {
    return this.pod(name).spec.containers[0];
  }

  /** The variables as the kubelet expands them: each may refer to earlier ones. Every key of a Secret has the value `secret`. */
  getEnvironment(name: string, secret: string): Record<string, string> {
    const { metadata, spec } = this.pod(name);
    const made: Record<string, string> = {};
    for (const entry of spec.containers[0].env)
      made[entry.name] = this.valueOf(entry, metadata.labels, secret).replace(
        /\$\((\w+)\)/g,
        (all, other: string) => made[other] ?? all,
      );
    // Units ignore empty variables.
    return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== ''));
  }

  private valueOf({ name, value, valueFrom }: Variable, labels: Record<string, string>, secret: string): string {
    if (value !== undefined) return value;
    if (valueFrom?.secretKeyRef !== undefined) return secret;
    const { configMapKeyRef: map, fieldRef } = valueFrom ?? {};
    const label = /^metadata\.labels\['(.+)'\]$/.exec(fieldRef?.fieldPath ?? '')?.[1] ?? '';
    const found =
      map === undefined
        ? labels[label]
        : z.record(z.string(), z.string()).parse(this.get('ConfigMap', map.name).data)[map.key];
    if (found === undefined) throw new Error(`${name} has no value`);
    return found;
  }
}

/** The names that a variable's value refers to. */
export const getParts = ({ value = '' }: Variable): string[] =>
  [...value.matchAll(/\$\((\w+)\)/g)].map(([, name = '']) => name);

import * as z from 'zod';
import type { Manifest } from './kustomize.ts';

const metadata = z.strictObject({
  name: z.string(),
  namespace: z.string().optional(),
  labels: z.record(z.string(), z.string()).optional(),
});
const custom = <Spec extends z.ZodType>(apiVersion: string, kind: string, spec: Spec) =>
  z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(kind), metadata, spec });

const port = z.int().min(1).max(65535);
const named = z.strictObject({ name: z.string() });
const duration = z.string().regex(/^(\d{1,5}(h|m|s|ms)){1,4}$/);

const GATEWAY_API = 'gateway.networking.k8s.io/v1';

const listener = z.strictObject({
  name: z.string(),
  protocol: z.enum(['HTTP', 'HTTPS']),
  port,
  hostname: z.string(),
  tls: z.strictObject({ certificateRefs: z.array(named) }).optional(),
});
export const gateway = custom(
  GATEWAY_API,
  'Gateway',
  z.strictObject({ gatewayClassName: z.string(), listeners: z.array(listener) }),
);

const filter = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('RequestRedirect'),
    requestRedirect: z.strictObject({ scheme: z.enum(['http', 'https']), statusCode: z.literal([301, 302]) }),
  }),
  z.strictObject({
    type: z.literal('RequestHeaderModifier'),
    requestHeaderModifier: z.strictObject({ remove: z.array(z.string()) }),
  }),
]);
const rule = z.strictObject({
  matches: z
    .array(z.strictObject({ path: z.strictObject({ type: z.enum(['Exact', 'PathPrefix']), value: z.string() }) }))
    .default([]),
  filters: z.array(filter).default([]),
  backendRefs: z.array(z.strictObject({ name: z.string(), port })).default([]),
  timeouts: z.strictObject({ request: duration }).optional(),
});
export const httpRoute = custom(
  GATEWAY_API,
  'HTTPRoute',
  z.strictObject({
    parentRefs: z.array(z.strictObject({ name: z.string(), sectionName: z.string() })),
    hostnames: z.array(z.string()),
    rules: z.array(rule),
  }),
);

const matchExpression = z.strictObject({
  key: z.string(),
  operator: z.enum(['In', 'NotIn']),
  values: z.array(z.string()),
});
export const podMonitor = custom(
  'monitoring.coreos.com/v1',
  'PodMonitor',
  z.strictObject({
    jobLabel: z.string(),
    selector: z.strictObject({
      matchLabels: z.record(z.string(), z.string()).default({}),
      matchExpressions: z.array(matchExpression).default([]),
    }),
    podMetricsEndpoints: z.tuple([
      z.strictObject({
        port: z.string().optional(),
        portNumber: port.optional(),
        path: z.string().startsWith('/'),
        interval: duration,
      }),
    ]),
  }),
);

const mongodb = custom(
  'mongodbcommunity.mongodb.com/v1',
  'MongoDBCommunity',
  z.strictObject({
    type: z.literal('ReplicaSet'),
    members: z.int().min(1),
    version: z.string(),
    security: z.strictObject({
      authentication: z.strictObject({ modes: z.array(z.enum(['SCRAM', 'SCRAM-SHA-256'])) }),
    }),
    additionalMongodConfig: z.record(z.string(), z.json()),
    users: z.array(
      z.strictObject({
        name: z.string(),
        db: z.string(),
        passwordSecretRef: z.strictObject({ name: z.string(), key: z.string() }),
        scramCredentialsSecretName: z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/),
        roles: z.array(z.strictObject({ name: z.string(), db: z.string() })),
      }),
    ),
  }),
);

const names = z.array(z.string());
const configured = z.record(z.string(), z.json());
export const collector = custom(
  'opentelemetry.io/v1beta1',
  'OpenTelemetryCollector',
  z.strictObject({
    mode: z.literal('deployment'),
    replicas: z.int().min(1),
    resources: z.strictObject({ limits: z.strictObject({ memory: z.string() }) }),
    config: z.strictObject({
      receivers: z.strictObject({
        otlp: z.strictObject({ protocols: z.strictObject({ http: z.strictObject({ endpoint: z.string() }) }) }),
      }),
      processors: configured,
      exporters: configured,
      service: z.strictObject({
        pipelines: z.strictObject({
          traces: z.strictObject({ receivers: names, processors: names, exporters: names }),
        }),
      }),
    }),
  }),
);

const RESOURCES = [gateway, httpRoute, podMonitor, mongodb, collector];

/**
 * Checks a custom resource, and returns undefined if its kind is unknown. npm has no schemas of these kinds that reject unknown fields,
 * so this covers the fields that the manifests use.
 */
export const findCustomProblems = (object: Manifest): string[] | undefined => {
  const schema = RESOURCES.find(
    ({ shape }) => shape.kind.value === object.kind && shape.apiVersion.value === object.apiVersion,
  );
  const issues = schema === undefined ? undefined : (schema.safeParse(object).error?.issues ?? []);
  return issues?.map(({ path, message }) => `/${path.join('/')} ${message}`);
};

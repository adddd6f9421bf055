import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceEnvironment, storageEnvironment } from '@atelier/service-kit/environment/service-environment';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { toSeed } from '../docker/issuer-key.mjs';
import { ACCOUNTS, passwordVariable, UNIT_ACCOUNTS, withCredentials } from '../embedded/servers/accounts.ts';
import { SERVICES } from '../embedded/unit-environments.ts';
import { getParts, Overlay, type Variable } from './overlay.ts';

const root = process.cwd();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = read('docker-compose.yml');
const dockerfile = read('deploy/docker/Dockerfile');
const guide = read('docs/guides/kubernetes.md');

const trial = new Overlay('trial');
const production = new Overlay('production');
const OVERLAYS = { trial, production };
const EACH = (['trial', 'production'] as const).flatMap((overlay) =>
  UNIT_ACCOUNTS.map((unit) => [overlay, unit] as const),
);
const EACH_POD = (['trial', 'production'] as const).flatMap((overlay) =>
  [...OVERLAYS[overlay].pods.keys()].map((name) => [overlay, name] as const),
);

const VARIABLES = EACH_POD.flatMap(([overlay, name]) => OVERLAYS[overlay].container(name).env);

const A_SECRET = 'a-secret-of-more-than-thirty-two-characters';
const MAIL_SERVER = 'smtp://mail.studio.example:587';
/** Variables that the image sets. */
const imageEnvironment = Object.fromEntries(
  (/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
) as Record<string, string>;

const getEnvironment = (overlay: Overlay, name: string): Record<string, string> => {
  const made = overlay.getEnvironment(name, A_SECRET);
  const inForm = { SMTP_URL: MAIL_SERVER, SUBSCRIBERS_SEED: toSeed(Buffer.alloc(32)) };
  return {
    ...imageEnvironment,
    ...made,
    ...Object.fromEntries(Object.entries(inForm).filter(([name]) => name in made)),
  };
};

/** The unit's own schema. Services are imported by name at run time, so that type-checking `deploy` does not check them too. */
const getSchema = async (unit: string): Promise<z.ZodObject> => {
  if (unit === 'gateway') return (await import(join(root, 'gateway/src/environment.ts'))).gatewayEnvironment;
  if (unit === 'shell') return (await import(join(root, 'shell/server/environment.ts'))).shellEnvironment;
  return (await import(join(root, `services/${unit}/src/${unit}.ts`)))[`${unit}Service`].environment;
};

const getSecret = ({ valueFrom }: Variable) => valueFrom?.secretKeyRef;

describe('the Kubernetes setup', () => {
  const schemas = new Map<string, z.ZodObject>();
  beforeAll(async () => {
    for (const unit of UNIT_ACCOUNTS) schemas.set(unit, await getSchema(unit));
  });

  it.each(EACH)('PLT-8 %s runs %s, reachable by its name, with pods drained one at a time', (overlay, unit) => {
    const labels = { 'app.kubernetes.io/name': unit };
    const { objects } = OVERLAYS[overlay];
    expect(OVERLAYS[overlay].pod(unit).metadata.labels).toMatchObject(labels);
    const kinds = ['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy'];
    const own = Object.fromEntries(kinds.map((kind) => [kind, OVERLAYS[overlay].get(kind, unit)]));
    expect(own).toMatchObject({
      Deployment: { spec: { selector: { matchLabels: labels } } },
      Service: { spec: { selector: labels, ports: [{ port: Number(imageEnvironment.PORT), targetPort: 'http' }] } },
      PodDisruptionBudget: { spec: { selector: { matchLabels: labels }, maxUnavailable: 1 } },
      NetworkPolicy: { spec: { podSelector: { matchLabels: labels }, policyTypes: ['Ingress', 'Egress'] } },
    });
    expect(objects.filter(({ metadata }) => metadata.name === unit && metadata.namespace !== 'atelier')).toEqual([]);
  });

  it.each(EACH)(
    'PLT-8 %s gives %s every variable that it requires, and none that it does not know',
    (overlay, unit) => {
      const schema = schemas.get(unit);
      const given = getEnvironment(OVERLAYS[overlay], unit);
      expect(schema?.safeParse(given).error?.issues ?? []).toEqual([]);
      const { env } = OVERLAYS[overlay].container(unit);
      const known = new Set([...Object.keys(schema?.shape ?? {}), ...env.flatMap(getParts)]);
      // The SDK of OpenTelemetry reads its own variables.
      const isKnown = (name: string) => known.has(name) || name.startsWith('OTEL_');
      expect(env.map(({ name }) => name).filter((name) => !isKnown(name))).toEqual([]);
      // No $(NAME) is left: each variable comes before those that use it.
      expect(Object.values(given).filter((value) => value.includes('$('))).toEqual([]);
    },
  );

  it.each(EACH)('PLT-4 %s gives %s its own password and no other', (overlay, unit) => {
    const told = OVERLAYS[overlay].container(unit).env.flatMap((variable) => getSecret(variable)?.key ?? []);
    const password = passwordVariable(unit);
    expect(told.filter((key) => key.startsWith('PASSWORD_'))).toEqual([password]);
    const { NATS_URL, MONGODB_URL } = getEnvironment(OVERLAYS[overlay], unit);
    expect(NATS_URL).toContain(`nats://${unit}:${A_SECRET}@`);
    if (SERVICES.some((service) => service === unit)) expect(MONGODB_URL).toContain(`mongodb://${unit}:${A_SECRET}@`);
  });

  it.each(['media', 'seo', 'releases', 'shell'])('PLT-8 stores the objects of %s on the S3 server', (unit) => {
    for (const overlay of [trial, production])
      expect(storageEnvironment.parse(getEnvironment(overlay, unit))).toMatchObject({
        S3_ENDPOINT: expect.any(String),
        S3_ACCESS_KEY: expect.any(String),
        S3_SECRET_KEY: expect.any(String),
      });
  });

  it.each(EACH)('PLT-8 %s probes %s at addresses that it answers', (overlay, unit) => {
    const { ports, startupProbe, livenessProbe, readinessProbe } = OVERLAYS[overlay].container(unit);
    expect(ports).toEqual([{ name: 'http', containerPort: Number(imageEnvironment.PORT) }]);
    const live = { httpGet: { path: '/health/live', port: 'http' } };
    expect({ startupProbe, livenessProbe }).toEqual({ startupProbe: live, livenessProbe: live });
    expect(readinessProbe).toEqual({ httpGet: { path: '/health/ready', port: 'http' } });
    const answering = {
      gateway: 'gateway/src/system/probes.controller.ts',
      shell: 'shell/server/request-handler.ts',
    } as Record<string, string>;
    const source = read(answering[unit] ?? 'packages/service-kit/src/http/health.controller.ts');
    expect(source).toContain('health/live');
    expect(source).toContain('health/ready');
  });

  it.each(EACH)('PLT-5 %s gives %s enough time to finish requests and close connections', (overlay, unit) => {
    const { terminationGracePeriodSeconds: grace = 0 } = OVERLAYS[overlay].pod(unit).spec;
    const before = OVERLAYS[overlay].container(unit).lifecycle?.preStop.sleep.seconds ?? 0;
    const longest = ['packages/service-kit/src/start-service.ts', 'packages/service-kit/src/http/serve-handler.ts'].map(
      (file) => Number(/KEEP_ALIVE_TIMEOUT_MS = ([\d_]+)/.exec(read(file))?.[1]?.replace('_', '')) / 1000,
    );
    expect(before).toBeGreaterThanOrEqual(5);
    expect(grace).toBeGreaterThanOrEqual(before + Math.max(...longest));
  });

  it.each(EACH_POD)(
    'PLT-8 %s runs %s without root, capabilities, a writable root, or an API server token',
    (overlay, name) => {
      const { spec } = OVERLAYS[overlay].pod(name);
      const [{ securityContext, resources, volumeMounts }] = spec.containers;
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(spec.securityContext.runAsUser).not.toBe(0);
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(volumeMounts).toContainEqual({ name: 'tmp', mountPath: '/tmp' });
      expect(spec.volumes).toContainEqual({ name: 'tmp', emptyDir: { sizeLimit: expect.any(String) } });
      expect(Object.keys(resources.requests).sort()).toEqual(['cpu', 'memory']);
      expect(resources.limits).toEqual({ memory: expect.any(String) });
    },
  );

  it('PLT-8 runs our images as the user in their recipe, and gives the shell a folder for bundles', () => {
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    for (const overlay of [trial, production]) {
      const { env, volumeMounts } = overlay.container('shell');
      const folder = env.find(({ name }) => name === 'CACHE_DIR')?.value;
      expect(volumeMounts).toContainEqual({ name: 'cache', mountPath: folder });
      expect(overlay.pod('shell').spec.volumes).toContainEqual({ name: 'cache', emptyDir: expect.anything() });
    }
  });

  it.each(EACH_POD)('PLT-8 %s pins the exact version of the image of %s, the same as in compose', (overlay, name) => {
    const { image } = OVERLAYS[overlay].container(name);
    expect(image).toMatch(/:v?\d+\.\d+\.\d+(-[a-z]+)?$/);
    const unit = /(?:^atelier\.local|^registry\.studio\.example\/atelier)\/([a-z]+):/.exec(image)?.[1];
    if (unit === undefined) expect(compose).toContain(`image: ${image}\n`);
    else expect(unit).toBe(['accounts', 'backup'].includes(name) ? 'setup' : name);
  });

  it('PLT-8 takes every secret from the Secrets that the guide creates', () => {
    const written = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    const references = VARIABLES.flatMap((variable) => getSecret(variable) ?? []);
    const fromMail = references.filter(({ name }) => name === 'mail');
    expect(new Set(fromMail.map(({ key }) => key))).toEqual(new Set(['SMTP_URL']));
    const others = references.filter(({ name }) => name !== 'mail');
    expect(new Set(others.map(({ name }) => name))).toEqual(new Set(['atelier']));
    expect(others.filter(({ key, optional }) => !optional && !written.includes(key))).toEqual([]);
    for (const { key } of others.filter(({ optional }) => optional)) expect(guide).toContain(`\`${key}\``);
  });

  it('PLT-8 contains no secret', () => {
    expect(production.objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    expect(trial.get('Secret', 'mail').data).toEqual({ SMTP_URL: 'smtp://mail:1025' });
    const secrets = VARIABLES.filter(({ name }) => /SECRET|PASSWORD|_KEY$/.test(name));
    expect(secrets).not.toHaveLength(0);
    expect(secrets.filter(({ value }) => value !== undefined)).toEqual([]);
  });

  it('PLT-8 fills an empty installation with a job that has everything each service requires', () => {
    for (const overlay of [trial, production]) {
      const given = getEnvironment(overlay, 'setup');
      for (const name of SERVICES) {
        const own = {
          ...given,
          MONGODB_URL: withCredentials(given.MONGODB_URL ?? '', name, given[passwordVariable(name)] ?? ''),
          NATS_URL: withCredentials(given.NATS_URL ?? '', name, given[passwordVariable(name)] ?? ''),
        };
        expect(serviceEnvironment.safeParse(own).error?.issues ?? []).toEqual([]);
        expect(schemas.get(name)?.safeParse(own).error?.issues ?? []).toEqual([]);
      }
      for (const [, variable = ''] of read('deploy/docker/setup.ts').matchAll(/demanded\('(\w+)'\)/g))
        expect(given).toHaveProperty(variable);
    }
  });

  it('PLT-4 has a job that creates the MongoDB users, and a NATS server with the same passwords', () => {
    const passwords = ACCOUNTS.map(passwordVariable).sort();
    const told = (name: string) =>
      Object.keys(trial.getEnvironment(name, A_SECRET)).filter((variable) => variable.startsWith('PASSWORD_'));
    expect(told('accounts').sort()).toEqual(passwords);
    expect(told('nats').sort()).toEqual(passwords);
    for (const [, variable = ''] of read('deploy/docker/accounts.ts').matchAll(/demanded\('(\w+)'\)/g))
      expect(trial.getEnvironment('accounts', A_SECRET)).toHaveProperty(variable);
    expect(trial.get('ConfigMap', 'nats').data).toEqual({
      'atelier.conf': read('deploy/docker/nats.conf'),
      'nats-users.conf': read('deploy/docker/nats-users.conf'),
      'start-nats.sh': read('deploy/docker/start-nats.sh'),
    });
  });

  it('PLT-4 gives the MongoDB and NATS operators the same users', () => {
    const mongodb = read('deploy/kubernetes/servers/mongodb.yaml');
    for (const name of SERVICES)
      expect(mongodb).toMatch(
        new RegExp(
          `- name: ${name}\\n.*\\n.*key: ${passwordVariable(name)} }\\n.*\\n.*readWrite, db: atelier_${name} }`,
        ),
      );
    const nats = read('deploy/kubernetes/servers/nats.values.yaml');
    const passwords = [...nats.matchAll(/^ {4}(\w+): .*key: \1 }/gm)].map(([, name]) => name);
    expect(passwords.sort()).toEqual([...ACCOUNTS.map(passwordVariable), 'SUBSCRIBERS_ISSUER'].sort());
    // Rate-limit counts are a stream in memory.
    expect(nats).toContain('memoryStore: { enabled: true,');
    const images = trial.container('nats').image + trial.container('mongo').image;
    expect(images).toContain(/tag: (\S+)/.exec(nats)?.[1]);
    expect(images).toContain(/version: (\S+)/.exec(mongodb)?.[1]);
  });
});

import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';

type Json = string | number | boolean | null | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

const yaml = createRequire(import.meta.url)('js-yaml') as {
  load(text: string): unknown;
  loadAll(text: string): unknown[];
};

const jsonObject = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null);
const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), labels: z.record(z.string(), z.string()).optional() }),
});
export type Manifest = z.infer<typeof manifest>;

const generator = z.strictObject({
  name: z.string(),
  behavior: z.literal('merge').optional(),
  envs: z.array(z.string()).default([]),
  files: z.array(z.string()).default([]),
  literals: z.array(z.string()).default([]),
});
const paths = z.array(z.string()).default([]);
const rename = z.tuple([
  z.strictObject({ op: z.literal('replace'), path: z.literal('/metadata/name'), value: z.string() }),
]);

/** Strict, because an unknown field of kustomize would be ignored silently. */
const kustomization = z.strictObject({
  apiVersion: z.string(),
  kind: z.enum(['Kustomization', 'Component']),
  namespace: z.string().optional(),
  resources: paths,
  components: paths,
  configMapGenerator: z.array(generator).default([]),
  secretGenerator: z.array(generator).default([]),
  labels: z
    .array(
      z.strictObject({
        pairs: z.record(z.string(), z.string()),
        includeSelectors: z.boolean().default(false),
        includeTemplates: z.boolean().default(false),
      }),
    )
    .default([]),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string().optional() })).default([]),
  patches: z
    .array(
      z.strictObject({
        target: z.strictObject({ kind: z.string().default('.*'), name: z.string().default('.*') }),
        patch: z.string().transform((text) => z.union([rename, jsonObject]).parse(yaml.load(text))),
      }),
    )
    .default([]),
});
type Kustomization = z.infer<typeof kustomization>;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists whose items have names are merged; all other lists are replaced. */
const MERGE_KEYS: Record<string, string> = {
  containers: 'name',
  env: 'name',
  volumes: 'name',
  volumeMounts: 'mountPath',
};

const mergeItems = (items: Json[], patches: Json[], key: string): Json[] => {
  const getKey = (item: Json | undefined) => (isObject(item) ? item[key] : undefined);
  const patched = patches.map((patch) =>
    merge(
      items.find((item) => getKey(item) === getKey(patch)),
      patch,
    ),
  );
  const names = new Set(patches.map(getKey));
  // New items come first, as in kustomize, because a variable must come before those that use it.
  return [...patched, ...items.filter((item) => !names.has(getKey(item)))];
};

/** A strategic merge patch. */
const merge = (value: Json | undefined, patch: Json, name = ''): Json => {
  const key = MERGE_KEYS[name];
  if (Array.isArray(patch)) return key !== undefined && Array.isArray(value) ? mergeItems(value, patch, key) : patch;
  if (!isObject(patch)) return patch;
  const merged: JsonObject = isObject(value) ? { ...value } : {};
  for (const [field, part] of Object.entries(patch)) merged[field] = merge(merged[field], part, field);
  return merged;
};

const matches = (pattern: string, text: string) => new RegExp(`^(${pattern})$`).test(text);

const patched = (object: Manifest, { target, patch }: Kustomization['patches'][number]): Manifest => {
  if (!matches(target.kind, object.kind) || !matches(target.name, object.metadata.name)) return object;
  if (Array.isArray(patch)) return { ...object, metadata: { ...object.metadata, name: patch[0].value } };
  const { apiVersion: _version, kind: _kind, metadata: _metadata, ...rest } = patch;
  return manifest.parse(merge(object as JsonObject, rest));
};

/** Adds the pairs to these fields at any depth. */
const withPairs = (value: Json, pairs: JsonObject, fields: readonly string[]): Json => {
  if (Array.isArray(value)) return value.map((item) => withPairs(item, pairs, fields));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => {
      // Ingress and egress select other pods, whose labels differ.
      if (['ingress', 'egress'].includes(field)) return [field, part];
      return [field, fields.includes(field) && isObject(part) ? { ...part, ...pairs } : withPairs(part, pairs, fields)];
    }),
  );
};

const labeled = (object: Manifest, { pairs, includeSelectors, includeTemplates }: Kustomization['labels'][number]) => {
  const { metadata, ...rest } = object;
  const own = { ...metadata, labels: { ...metadata.labels, ...pairs } };
  const isWorkload = /^(Deployment|StatefulSet|Job)$/.test(object.kind);
  if (!includeSelectors && !includeTemplates) return { ...rest, metadata: own };
  let body: Json = rest as JsonObject;
  if (includeSelectors && object.kind === 'Deployment')
    body = merge(body, { spec: { selector: { matchLabels: pairs } } });
  if (includeSelectors && object.kind === 'Service') body = merge(body, { spec: { selector: pairs } });
  if (includeSelectors) body = withPairs(body, pairs, ['matchLabels']);
  if (isWorkload) body = merge(body, { spec: { template: { metadata: { labels: pairs } } } });
  return manifest.parse({ ...(body as JsonObject), metadata: own });
};

const withImages = (object: Manifest, images: Kustomization['images']): Manifest =>
  JSON.parse(JSON.stringify(object), (key, value) => {
    const [name, tag] = key === 'image' && typeof value === 'string' ? value.split(/:(?=[^:/]*$)/) : [];
    const found = images.find((image) => image.name === name);
    return found === undefined ? value : `${found.newName}:${found.newTag ?? tag}`;
  });

const toLines = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const splitAt = (text: string, mark: string): [string, string] => [
  text.slice(0, text.indexOf(mark)),
  text.slice(text.indexOf(mark) + 1),
];

const generatedData = (folder: string, { envs, files, literals }: z.infer<typeof generator>) => {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const named = files.map((file) => (file.includes('=') ? splitAt(file, '=') : ([file, file] as const)));
  return Object.fromEntries([
    ...envs.flatMap((path) => toLines(read(path)).map((line) => splitAt(line, '='))),
    ...named.map(([name, path]) => [name, read(path)] as const),
    ...literals.map((literal) => splitAt(literal, '=')),
  ]);
};

/** Without the hash in the name that makes pods restart after a change. */
const withGenerated = (
  objects: Manifest[],
  folder: string,
  kind: string,
  wanted: z.infer<typeof generator>,
): Manifest[] => {
  const { name, behavior } = wanted;
  const data = generatedData(folder, wanted);
  if (behavior === undefined) return [...objects, { apiVersion: 'v1', kind, metadata: { name }, data }];
  return objects.map((object) =>
    object.kind === kind && object.metadata.name === name
      ? { ...object, data: { ...(object.data as JsonObject), ...data } }
      : object,
  );
};

/** The objects of a file or of a kustomization. */
export const resourcesAt = (path: string): Manifest[] =>
  statSync(path).isDirectory()
    ? kustomize(path)
    : yaml.loadAll(readFileSync(path, 'utf8')).map((object) => manifest.parse(object));

/**
 * The objects that `kubectl kustomize FOLDER` prints. Implements the part of kustomize that these manifests use: npm has no kustomize, and
 * their test needs nothing but Node.
 */
export const kustomize = (folder: string, inherited: Manifest[] = []): Manifest[] => {
  const wanted = kustomization.parse(yaml.load(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')));
  let objects = [...inherited, ...wanted.resources.flatMap((path) => resourcesAt(join(folder, path)))];
  for (const component of wanted.components) objects = kustomize(join(folder, component), objects);
  for (const map of wanted.configMapGenerator) objects = withGenerated(objects, folder, 'ConfigMap', map);
  for (const secret of wanted.secretGenerator) objects = withGenerated(objects, folder, 'Secret', secret);
  for (const patch of wanted.patches) objects = objects.map((object) => patched(object, patch));
  for (const label of wanted.labels) objects = objects.map((object) => labeled(object, label));
  const { namespace, images } = wanted;
  const placed = namespace === undefined ? {} : { namespace };
  return objects.map((object) =>
    withImages(
      object.kind === 'Namespace' ? object : { ...object, metadata: { ...object.metadata, ...placed } },
      images,
    ),
  );
};

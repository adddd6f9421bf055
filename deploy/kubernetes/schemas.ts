import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { say } from '../embedded/progress.ts';
import type { PinnedWheel } from '../embedded/servers/pins.ts';
import { cacheRoot } from '../embedded/servers/platform.ts';
import { inScratchDirectory } from '../embedded/servers/program-cache.ts';
import { resolveProgram } from '../embedded/servers/resolution.ts';
import { unpackWheel } from '../embedded/servers/wheel-download.ts';
import type { Manifest } from './kustomize.ts';

/** Kubernetes' own schemas for each version since 1.25. The strict ones also refuse unknown fields. */
const WHEEL: PinnedWheel = {
  version: '1.37.0',
  requirement: 'kubernetes-validate==1.37.0',
  sha256: '85136d018a27b50ec7fc049d902bfa5193f5976807e6c0f408e3ab6fe078cad9',
};

const SCHEMAS = 'kubernetes_validate/kubernetes-json-schema';

const cachedFolder = (): string => join(cacheRoot(), 'servers', `kubernetes-schemas-${WHEEL.version}`);

const fetchSchemas = (): Promise<string> =>
  inScratchDirectory(async (directory) => {
    await unpackWheel(WHEEL, directory, say);
    await mkdir(dirname(cachedFolder()), { recursive: true });
    await rename(join(directory, SCHEMAS), cachedFolder());
    return cachedFolder();
  });

const findSchemas = async (): Promise<string> => {
  if (!existsSync(cachedFolder())) throw new Error(`nothing in ${cachedFolder()}`);
  return cachedFolder();
};

/** The folder with the schemas, from the cache or fetched by pip. */
export const resolveSchemas = (): Promise<string> =>
  resolveProgram({
    server: "Kubernetes' schemas",
    steps: [
      { description: 'cache', find: findSchemas },
      { description: 'wheel', find: fetchSchemas },
    ],
    remedies: ['install Python 3 with pip, and allow its package index'],
  });

/** Checks objects as an API server of this version would. */
export class KubernetesSchemas {
  private readonly folder: string;
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, logger: false });

  constructor(schemas: string, version: string) {
    this.folder = join(schemas, `v${version}-local-strict`);
    this.ajv.addSchema(this.read('_definitions.json'), undefined, false, false);
  }

  /** Undefined if the kind is a custom resource. */
  findProblems(object: Manifest): string[] | undefined {
    // apps/v1 is in deployment-apps-v1.json, and networking.k8s.io/v1 in networkpolicy-networking-v1.json.
    const version = object.apiVersion.replace(/^([^./]*)(?:\.[^/]*)?\//, '$1-');
    const file = `${object.kind.toLowerCase()}-${version}.json`;
    if (!existsSync(join(this.folder, file))) return undefined;
    const schema = this.read(file);
    const validate = this.ajv.getSchema(schema.$id) ?? this.ajv.compile(schema);
    validate(object);
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, params.additionalProperty].filter(Boolean).join(' '),
    );
  }

  private read(file: string): { $id: string } {
    return JSON.parse(readFileSync(join(this.folder, file), 'utf8'));
  }
}

import { join } from 'node:path';
import { kustomize, type Manifest } from './kustomize.ts';

const MANIFESTS = join(process.cwd(), 'deploy/kubernetes');

/** The parts that an operator adds to the overlay; units include the others. */
export const PARTS = ['mailbox', 'monitoring', 'search-engine', 'tracing'];

/** The objects of the production overlay with optional parts, such as `mailbox`, as its `components` would add them. */
export const productionWith = (...parts: string[]): Manifest[] =>
  parts.reduce(
    (objects, part) => kustomize(join(MANIFESTS, 'parts', part), objects),
    kustomize(join(MANIFESTS, 'overlays/production')),
  );

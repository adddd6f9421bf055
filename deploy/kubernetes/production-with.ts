import { join } from 'node:path';
import { kustomize, type Manifest } from './kustomize.ts';

const MANIFESTS = join(process.cwd(), 'deploy/kubernetes');

/** The parts that an operator adds to the overlay; units include the others. */
export const PARTS = ['mailbox', 'monitoring', 'search-engine', 'tracing'];

/** The objects of the production overlay with an optional part, such as `mailbox`, as its `components` would add it. */
export const productionWith = (part: string): Manifest[] =>
  kustomize(join(MANIFESTS, 'parts', part), kustomize(join(MANIFESTS, 'overlays/production')));

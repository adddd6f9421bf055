import type { ClusterAccess } from './kubectl.ts';

export interface StartedCluster extends ClusterAccess {
  description: string;
  /** Brings an archive of `docker save` to the nodes. */
  load(archive: string): Promise<unknown>;
}

/** A cluster for the tests; what it takes was checked before. */
export interface ClusterSource {
  /** Images that the cluster itself runs, built on the image of Node; returns their names. */
  buildImages(env: NodeJS.ProcessEnv, node: string): Promise<string[]>;
  use<Result>(work: (cluster: StartedCluster) => Promise<Result>): Promise<Result>;
}

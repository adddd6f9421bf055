import { describe } from '@jest/globals';
import { itDoesTheMainJob } from '../containers/main-job.ts';
import { Cluster } from './cluster.ts';

describe('the main job in a cluster, through its proxy', () => {
  itDoesTheMainJob(Cluster.running());
});

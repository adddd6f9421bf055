import { describe } from '@jest/globals';
import { ComposeProject } from './compose-project.ts';
import { itDoesTheMainJob } from './main-job.ts';

describe('the main job in containers, through the proxy', () => {
  itDoesTheMainJob(ComposeProject.running());
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { baseImages } from './base-images.ts';
import { ComposeProject } from './compose-project.ts';
import { keepFigures } from './figures.ts';
import { getPublications, itLostNothing } from './lost-nothing.ts';
import { isWhole, SteadyWork } from './steady-work.ts';
import { type Staff, signIn, until } from './visitors-and-staff.ts';

const CONTAINERS = [
  'analytics',
  'auth',
  'contacts',
  'content',
  'gateway',
  'mail',
  'media',
  'mongo',
  'nats',
  'proxy',
  'releases',
  's3',
  'search',
  'seo',
  'shell',
  'webhooks',
];

describe('killed containers', () => {
  const project = ComposeProject.running();
  const seconds: Record<string, number> = {};
  let staff: Staff;
  let work: SteadyWork;
  let publicationsBefore: number;

  /** Simulates a crash: the engine's own kill counts as an operator's request, after which nothing restarts. */
  const kill = async (service: string): Promise<void> => {
    const { pid } = await project.container(service);
    const [node = ''] = baseImages();
    const command = ['node', '-e', `process.kill(${pid}, 'SIGKILL')`];
    await project.docker('run', '--rm', '--pid', 'host', '--network', 'none', '--user', '0', node, ...command);
  };

  beforeAll(async () => {
    staff = await signIn(project);
    publicationsBefore = await getPublications(staff);
    work = new SteadyWork(project, staff);
  });
  afterAll(async () => {
    await work.stop();
    const { acknowledged, refused } = work;
    keepFigures('recovery', { seconds, acknowledged, refused });
  });

  it('PLT-8 cover everything that docker-compose.yml keeps running', async () => {
    expect((await project.containers()).map(({ service }) => service)).toEqual(CONTAINERS);
  });

  it.each(CONTAINERS)('PLT-5 %s restarts by itself, and work continues', async (service) => {
    const before = await project.container(service);
    const startedAt = performance.now();
    await kill(service);
    await until(`${service} started again`, async () => {
      const now = await project.container(service);
      return now.isRunning && now.startedAt !== before.startedAt;
    });
    await until('every unit answers', () => isWhole(project));
    const { acknowledged } = work;
    await until('another write is acknowledged', async () => work.acknowledged > acknowledged);
    seconds[service] = Math.round((performance.now() - startedAt) / 100) / 10;
  });

  itLostNothing(project, () => ({ staff, work, publicationsBefore }));
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { baseImages } from './base-images.ts';
import { ComposeProject, keepFigures } from './compose-project.ts';
import { isWhole, SteadyWork } from './steady-work.ts';
import { ask, mailsTo, type Staff, signIn, until } from './visitors-and-staff.ts';

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

describe('containers that are killed', () => {
  const project = ComposeProject.running();
  const seconds: Record<string, number> = {};
  let staff: Staff;
  let work: SteadyWork;
  let publicationsBefore: number;

  const publications = async (): Promise<number> => (await staff('GET', '/analytics')).body.data.totals.publications;

  /** Simulates a crash: the engine's own kill counts as an operator's request, after which nothing restarts. */
  const kill = async (service: string): Promise<void> => {
    const { pid } = await project.container(service);
    const [node = ''] = baseImages();
    const command = ['node', '-e', `process.kill(${pid}, 'SIGKILL')`];
    await project.docker('run', '--rm', '--pid', 'host', '--network', 'none', '--user', '0', node, ...command);
  };

  beforeAll(async () => {
    staff = await signIn(project);
    publicationsBefore = await publications();
    work = new SteadyWork(project, staff);
  });
  afterAll(async () => {
    await work.stop();
    const { acknowledged, refused } = work;
    keepFigures('recovery', { seconds, acknowledged, refused });
  });

  it('PLT-8 are all that docker-compose.yml keeps running', async () => {
    expect((await project.containers()).map(({ service }) => service)).toEqual(CONTAINERS);
  });

  it.each(CONTAINERS)('PLT-5 %s comes back by itself, and work goes on', async (service) => {
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

  it('PLT-5 lost no post that was acknowledged: each is on its page, in the sitemap and in the search', async () => {
    await work.stop();
    expect(work.posts.length).toBeGreaterThan(0);
    const missing = async (isShown: (slug: string) => Promise<boolean>) => {
      const shown = await Promise.all(work.posts.map(isShown));
      return work.posts.filter((_, index) => !shown[index]);
    };
    expect(await missing(async (slug) => (await ask(`${project.url}/api/blog/${slug}`)).status === 200)).toEqual([]);
    await until('each in the sitemap', async () => {
      const { text } = await ask(`${project.url}/sitemaps/posts.xml`);
      return work.posts.every((slug) => text.includes(`/blog/${slug}<`));
    });
    const last = work.posts.at(-1) ?? '';
    await until('the last one in the search', async () =>
      (await ask(`${project.url}/api/search?q=${work.mark}`)).text.includes(last),
    );
  });

  it('PLT-5 counted each publication once', async () => {
    const { body } = await staff('GET', `/blog?search=${work.mark}&limit=1`);
    const published: number = body.pagination.total;
    expect(published).toBeGreaterThanOrEqual(work.posts.length);
    await until('each is counted', async () => (await publications()) - publicationsBefore >= published);
    expect((await publications()) - publicationsBefore).toBe(published);
  });

  it('PLT-5 lost no message that was acknowledged: each is kept once and its visitor has a mail', async () => {
    expect(work.messages.length).toBeGreaterThan(0);
    for (const email of work.messages) {
      // The search also finds addresses with the same prefix.
      const { body } = await staff('GET', `/contact?search=${encodeURIComponent(email)}&limit=100`);
      const kept = body.data.filter((submission: { email: string }) => submission.email === email);
      expect([email, kept.length]).toEqual([email, 1]);
      await until(`a mail to ${email}`, async () => (await mailsTo(project, email)).length > 0);
    }
  });
});

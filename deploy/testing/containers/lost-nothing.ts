import { expect, it } from '@jest/globals';
import type { SteadyWork } from './steady-work.ts';
import { ask, mailsTo, type Site, type Staff, until } from './visitors-and-staff.ts';

interface WorkSoFar {
  staff: Staff;
  work: SteadyWork;
  /** Counted before the work began. */
  publicationsBefore: number;
}

export const getPublications = async (staff: Staff): Promise<number> =>
  (await staff('GET', '/analytics')).body.data.totals.publications;

/** The tests that every acknowledged write is still there, with everything that follows from it. */
export const itLostNothing = (site: Site, getWork: () => WorkSoFar): void => {
  it('PLT-5 lost no post that was acknowledged: each is on its page, in the sitemap and in the search', async () => {
    const { work } = getWork();
    await work.stop();
    expect(work.posts.length).toBeGreaterThan(0);
    const missing = async (isShown: (slug: string) => Promise<boolean>) => {
      const shown = await Promise.all(work.posts.map(isShown));
      return work.posts.filter((_, index) => !shown[index]);
    };
    expect(await missing(async (slug) => (await ask(`${site.url}/api/blog/${slug}`)).status === 200)).toEqual([]);
    await until('each in the sitemap', async () => {
      const { text } = await ask(`${site.url}/sitemaps/posts.xml`);
      return work.posts.every((slug) => text.includes(`/blog/${slug}<`));
    });
    const last = work.posts.at(-1) ?? '';
    await until('the last one in the search', async () =>
      (await ask(`${site.url}/api/search?q=${work.mark}`)).text.includes(last),
    );
  });

  it('PLT-5 counted each publication once', async () => {
    const { staff, work, publicationsBefore } = getWork();
    const { body } = await staff('GET', `/blog?search=${work.mark}&limit=1`);
    const published: number = body.pagination.total;
    expect(published).toBeGreaterThanOrEqual(work.posts.length);
    await until('each is counted', async () => (await getPublications(staff)) - publicationsBefore >= published);
    expect((await getPublications(staff)) - publicationsBefore).toBe(published);
  });

  it('PLT-5 lost no message that was acknowledged: each is kept once and its visitor has a mail', async () => {
    const { staff, work } = getWork();
    expect(work.messages.length).toBeGreaterThan(0);
    for (const email of work.messages) {
      // The search also finds addresses with the same prefix.
      const { body } = await staff('GET', `/contact?search=${encodeURIComponent(email)}&limit=100`);
      const kept = body.data.filter((submission: { email: string }) => submission.email === email);
      expect([email, kept.length]).toEqual([email, 1]);
      await until(`a mail to ${email}`, async () => (await mailsTo(site, email)).length > 0);
    }
  });
};

import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { describe, expect, it } from '@jest/globals';
import { type Answers, getTexts, renderAddress } from '../testing/renderAddress';
import { sampleMember } from '../testing/sampleMembers';
import { samplePage } from '../testing/samplePages';
import { samplePost, toList } from '../testing/samplePosts';
import { sampleProject } from '../testing/sampleProjects';
import { formatDay } from './StudioDate';

const EVENING = '2026-03-05T01:30:00.000Z';

const post = samplePost({ publishDate: EVENING });
const page = samplePage({ updated_at: EVENING });
const project = sampleProject({ completion_date: '2026-04-06T00:00:00.000Z' });
const member = sampleMember();
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const list = ok(toList([post]));

const answersIn = (timeZone: string): Answers => ({
  '/studio': ok({ data: { ...DEFAULT_STUDIO, timeZone } }),
  '/blog?limit=4': list,
  '/blog?limit=9': list,
  '/blog/slug/four-screens-to-the-island': ok({ post, data: post }),
  '/pages/privacy': ok({ page, data: page }),
  '/team/marta-oyelaran': ok({ member, data: member }),
  '/blog?author=Marta+Oyelaran&limit=6': list,
  '/previews/a-secret': ok({ data: { kind: 'page', item: page, expiresAt: EVENING } }),
  '/projects/skerry-line': ok({ project, data: project }),
});

const datesAt = async (url: string, timeZone: string) => {
  const { document } = await renderAddress(url, answersIn(timeZone));
  const times = [...document.querySelectorAll('main time')];
  return {
    texts: new Set(getTexts(document, 'main time')),
    moments: new Set(times.map((time) => time.getAttribute('datetime'))),
  };
};

describe('dates on the site', () => {
  it.each([
    ['BLOG-2', '/'],
    ['BLOG-2', '/blog'],
    ['BLOG-5', '/blog/four-screens-to-the-island'],
    ['LEGAL-1', '/privacy'],
    ['TEAM-2', '/team/marta-oyelaran'],
    ['LEGAL-1', '/preview/a-secret'],
  ])('%s %s shows days of the studio’s time zone, and the exact moment to machines', async (_id, url) => {
    const moments = new Set([EVENING]);
    expect(await datesAt(url, 'America/New_York')).toEqual({ texts: new Set(['March 4, 2026']), moments });
    expect(await datesAt(url, 'Europe/Berlin')).toEqual({ texts: new Set(['March 5, 2026']), moments });
  });

  it('PRJ-3 a project was completed on the day that staff entered, in every time zone', async () => {
    for (const timeZone of ['America/New_York', 'Asia/Tokyo'])
      expect((await datesAt('/projects/skerry-line', timeZone)).texts).toEqual(new Set(['April 6, 2026']));
  });

  it('is shown in UTC by a browser that does not know the time zone', () => {
    expect(formatDay(EVENING, 'Moon/Base')).toBe('March 5, 2026');
  });

  it('is empty if there is none', () => {
    expect(formatDay('', 'America/New_York')).toBe('');
  });
});

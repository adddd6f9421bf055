import { projectPublished } from '@atelier/contracts';
import { aProject, eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';

const SCREEN = { image: '/media/screens/today.svg', alt: 'Today’s boats.', caption: '', notes: [] };
const STUDY = {
  brief: 'Stop the phone from ringing.',
  screens: [{ ...SCREEN, notes: [{ x: 40, y: 60, text: 'Every boat has a state.' }] }],
  comparison: null,
  results: [{ figure: '4', unit: 'screens', label: 'to a paid ticket', before: '11', after: '4', source: 'our count' }],
  quote: { text: 'It runs.', name: 'Ailsa', role: '' },
  credits: [{ role: 'Design', name: 'Ada Martin', member: 'ada-martin' }],
};

describe('project case studies', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const create = (fields: Parameters<typeof aProject>[0]) => content.create('/projects', aProject(fields));

  it('PRJ-3 are stored, returned only in project details, and part of the history', async () => {
    const { id, version } = await create({ title: 'Ferry line', case_study: STUDY });
    expect((await call('GET', `/projects/${id}`)).body.data?.case_study).toEqual(STUDY);
    const listed = (await call('GET', '/projects?search=ferry')).body.projects as unknown as object[];
    expect(listed).toHaveLength(1);
    expect(Object.keys(listed[0] ?? {})).not.toContain('case_study');
    const body = { case_study: { ...STUDY, brief: 'Another one.' } };
    await call('PUT', `/projects/${id}`, { as: 'editor', body });
    await call('POST', `/projects/${id}/revisions/${version}/restore`, { as: 'editor' });
    expect((await call('GET', `/projects/${id}`)).body.data?.case_study).toEqual(STUDY);
  });

  it('PRJ-3 are kept if not sent, and removed with null', async () => {
    const { id } = await create({ title: 'Kept', case_study: STUDY });
    const put = async (body: object) =>
      (await call('PUT', `/projects/${id}`, { as: 'editor', body })).body.data?.case_study;
    expect(await put({ client: 'Harbor Board' })).toEqual(STUDY);
    expect(await put({ case_study: null })).toBeNull();
  });

  it('PRJ-3 open with a clip from the library, which is part of the history and counts as used', async () => {
    const clip = '/media/library/harbor.webm';
    const { id, version } = await create({ title: 'Moving harbor', opening_clip: clip });
    const read = async () => (await call('GET', `/projects/${id}`)).body.data?.opening_clip;
    expect(await read()).toBe(clip);
    const [listed] = (await call('GET', '/projects?search=moving')).body.projects as unknown as object[];
    expect(Object.keys(listed ?? {})).not.toContain('opening_clip');
    await call('PUT', `/projects/${id}`, { as: 'editor', body: { openingClip: '' } });
    expect(await read()).toBeNull();
    await call('POST', `/projects/${id}/revisions/${version}/restore`, { as: 'editor' });
    expect(await read()).toBe(clip);
    await eventually(async () => {
      const [event] = await publishedEvents(projectPublished.type, 'moving-harbor');
      expect(event?.data).toMatchObject({ media: expect.arrayContaining([clip]) });
    });
  });

  it.each(['https://elsewhere.example/harbor.mp4', '/media/library/harbor.png', 'harbor.mp4'])(
    'PRJ-3 reject %s as a clip',
    async (opening_clip) => {
      const body = aProject({ title: 'Wrong clip', opening_clip });
      const { status, body: answer } = await call('POST', '/projects', { as: 'editor', body });
      expect(status).toBe(400);
      expect(answer.errors).toEqual([
        { field: 'opening_clip', message: 'Opening clip must be an MP4 or WebM file of the media library' },
      ]);
    },
  );

  it('PRJ-3 name the invalid field', async () => {
    const body = aProject({ title: 'Wrong', case_study: { ...STUDY, screens: [{ ...SCREEN, alt: '' }] } });
    const { status, body: answer } = await call('POST', '/projects', { as: 'editor', body });
    expect(status).toBe(400);
    expect(answer.errors).toEqual([
      { field: 'case_study.screens.0.alt', message: 'Screen alternative text is required' },
    ]);
  });

  it('PRJ-3 link to the previous and next projects in the list, skipping drafts', async () => {
    const day = (completion_date: string) => ({ completion_date, start_date: null });
    await create({ title: 'Newest of four', ...day('2040-04-01') });
    await create({ title: 'A draft between', status: 'draft', ...day('2040-03-15') });
    await create({ title: 'Middle of four', ...day('2040-03-01') });
    await create({ title: 'Oldest of four', ...day('2000-02-01') });
    const neighbors = async (slug: string) => (await call('GET', `/projects/${slug}/neighbors`)).body.data;
    const { next } = (await neighbors('newest-of-four')) as unknown as { next: object };
    expect(next).toEqual({ slug: 'middle-of-four', title: 'Middle of four' });
    expect(await neighbors('newest-of-four')).toMatchObject({ previous: null });
    expect(await neighbors('middle-of-four')).toMatchObject({ previous: { slug: 'newest-of-four' } });
    expect(await neighbors('oldest-of-four')).toMatchObject({ next: null });
    expect((await call('GET', '/projects/a-draft-between/neighbors')).status).toBe(404);
  });
});

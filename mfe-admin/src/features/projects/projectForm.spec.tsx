import { PROJECT_SEO_KEYWORDS, PROJECT_TECHNOLOGIES } from '@atelier/contracts/content/project';
import { describe, expect, it } from '@jest/globals';
import { aProjectSummary } from '../../testing/samples';
import { formOfProject, getProgress, NEW_PROJECT, type ProjectFormValues, projectForm, seoStart } from './projectForm';
import { CATEGORY_CHOICES, STATUS_CHOICES } from './projectLabels';
import { admitted, getPictures, storedIn, uploadsIn } from './projectPictures';

const VALID: ProjectFormValues = {
  ...NEW_PROJECT,
  title: 'Skerry Line',
  description: 'A timetable for the ferries of three islands.',
  technologies: ['React'],
  key_features: ['Departures without a network'],
};

const getMessages = (changes: Partial<ProjectFormValues>): string[] => {
  const result = projectForm.safeParse({ ...VALID, ...changes });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

const many = (count: number) => Array.from({ length: count }, (_, index) => `Number ${index + 1}`);

describe('projectForm', () => {
  it('APRJ-2 defaults to a draft of a web application that is not featured', () => {
    expect(NEW_PROJECT).toMatchObject({ status: 'draft', category: 'web_application', featured: false });
  });

  it('APRJ-2 offers seven categories, three statuses, 41 technologies, and 14 phrases', () => {
    expect(CATEGORY_CHOICES.map(({ value }) => value).sort()).toEqual([
      'api',
      'cms',
      'desktop_application',
      'e_commerce',
      'mobile_application',
      'ui_ux_design',
      'web_application',
    ]);
    expect(STATUS_CHOICES.map(({ label }) => label)).toEqual(['Draft', 'Published', 'Archived']);
    expect([PROJECT_TECHNOLOGIES.length, PROJECT_SEO_KEYWORDS.length]).toEqual([41, 14]);
  });

  it.each<[keyof ProjectFormValues, unknown, string]>([
    ['title', '', 'Title is required'],
    ['title', 'Ab', 'Title must be at least 3 characters'],
    ['title', 'x'.repeat(201), 'Title must be less than 200 characters'],
    ['description', '', 'Description is required'],
    ['description', 'Too short', 'Description must be at least 10 characters'],
    ['description', 'x'.repeat(2001), 'Description must be less than 2000 characters'],
    ['short_description', 'x'.repeat(501), 'Short description must be at most 500 characters'],
    ['overview', 'x'.repeat(49), 'Overview must be at least 50 characters'],
    ['overview', 'x'.repeat(1001), 'Overview must be at most 1000 characters'],
    ['key_features', [], 'At least one key feature is required'],
    ['key_features', ['', '  '], 'At least one key feature is required'],
    ['key_features', ['Fast'], 'Key feature must be at least 5 characters'],
    ['key_features', many(11), 'Maximum 10 key features allowed'],
    ['technical_implementation', 'x'.repeat(49), 'Technical implementation must be at least 50 characters'],
    ['technical_implementation', 'x'.repeat(2001), 'Technical implementation must be at most 2000 characters'],
    ['category', '', 'Category is required'],
    ['technologies', [], 'At least one technology is required'],
    ['technologies', many(16), 'Maximum 15 technologies allowed'],
    ['project_url', 'ferries', 'Must be a valid URL'],
    ['github_url', 'ftp://ferries.example', 'Must be a valid URL'],
    ['client', 'x'.repeat(101), 'Client must be at most 100 characters'],
    ['seo_title', 'x'.repeat(61), 'SEO title must be at most 60 characters'],
    ['seo_description', 'x'.repeat(161), 'SEO description must be at most 160 characters'],
    ['seo_keywords', many(11), 'Maximum 10 SEO keywords allowed'],
  ])('APRJ-2 rejects %s with the value %j', (field, value, message) => {
    expect(getMessages({ [field]: value })).toEqual([message]);
  });

  it('APRJ-2 rejects an end before the start, and accepts the same day', () => {
    const start_date = '2026-05-04';
    expect(getMessages({ start_date, completion_date: '2026-05-03' })).toEqual(['End date must be after start date']);
    expect(getMessages({ start_date, completion_date: start_date })).toEqual([]);
  });

  it('APRJ-2 accepts each field at its limit', () => {
    expect(
      getMessages({
        title: 'Abc',
        description: 'x'.repeat(2000),
        overview: 'x'.repeat(50),
        technical_implementation: 'x'.repeat(2000),
        key_features: many(10),
        technologies: many(15),
        seo_keywords: many(10),
        client: 'x'.repeat(100),
      }),
    ).toEqual([]);
  });

  it('APRJ-2 sends null for empty fields, also for the words “null” and “undefined”, and drops blank features', () => {
    const draft = projectForm.parse({
      ...VALID,
      client: 'undefined',
      github_url: 'null',
      key_features: ['', ' Departures without a network ', '  '],
    });
    expect(draft).toMatchObject({
      status: 'draft',
      featured: false,
      short_description: null,
      overview: null,
      technical_implementation: null,
      client: null,
      project_url: null,
      github_url: null,
      start_date: null,
      completion_date: null,
      featured_image: null,
      images: [],
      seo_keywords: [],
      key_features: ['Departures without a network'],
    });
  });

  it('APRJ-2 fills empty search engine texts from title and description', () => {
    const long = { title: 't'.repeat(100), description: 'd'.repeat(400) };
    expect(projectForm.parse({ ...VALID, ...long })).toMatchObject({
      seo_title: 't'.repeat(60),
      seo_description: 'd'.repeat(160),
    });
    expect(projectForm.parse({ ...VALID, ...long, seo_title: 'My own' }).seo_title).toBe('My own');
    expect(seoStart('seo_title', `${'x'.repeat(59)}🚢`)).toBe('x'.repeat(59));
  });

  it('APRJ-2 loads a project with its dates, pictures, and search engine texts', () => {
    expect(formOfProject({ ...aProjectSummary(), content: null })).toMatchObject({
      start_date: '2026-01-12',
      completion_date: '2026-04-30',
      overview: '',
      seo_title: 'Skerry Line',
      pictures: [{ address: '/media/covers/skerry.webp' }, { address: '/media/projects/harbour.webp' }],
    });
  });

  it('APRJ-2 computes the completion from six fields', () => {
    expect(getProgress(['', '', '', [], '', []])).toBe(0);
    expect(getProgress(['', '', 'api', [], '', ['  ']])).toBe(17);
    expect(getProgress(['a', 'b', 'c', ['d'], '', []])).toBe(67);
    expect(getProgress(['a', 'b', 'c', ['d'], 'e', ['f']])).toBe(100);
  });
});

const picture = (name: string, type = 'image/png', size = 10): File => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const MEGABYTE = 1024 * 1024;

describe('project pictures', () => {
  it('APRJ-2 accept ten pictures of 10 MB', () => {
    const ten = Array.from({ length: 10 }, (_, index) => picture(`${index}.webp`, 'image/webp', 10 * MEGABYTE));
    expect(admitted(ten, 0)).toEqual({ files: ten, refusals: [] });
  });

  it('APRJ-2 report a picture that is too large, files that are not pictures, and too many pictures', () => {
    const small = picture('a.svg', 'image/svg+xml');
    expect(admitted([small, picture('b.png', 'image/png', 10 * MEGABYTE + 1)], 0)).toEqual({
      files: [small],
      refusals: ['Image 2 is too large. Maximum size is 10MB.'],
    });
    expect(admitted([picture('c.gif', 'image/gif')], 0)).toEqual({
      files: [],
      refusals: ['File type must be image/jpeg, image/png, image/webp, image/svg+xml'],
    });
    expect(admitted([small, picture('d.png')], 9)).toEqual({
      files: [small],
      refusals: ['Cannot upload more than 10 files'],
    });
  });

  it('APRJ-2 send new pictures as files and the others by URL, the first one as the featured picture', () => {
    const stored = getPictures({ featured_image: '/a.webp', images: ['/a.webp', '/b.webp'] });
    expect(storedIn(stored)).toEqual({ featured_image: '/a.webp', images: ['/b.webp'] });
    const fresh = { address: 'blob:1', file: picture('c.png') };
    expect(uploadsIn([...stored, fresh])).toEqual([{ field: 'images', file: fresh.file }]);
    expect(storedIn([fresh, ...stored])).toEqual({ images: ['/a.webp', '/b.webp'] });
    expect(uploadsIn([fresh, ...stored])).toEqual([{ field: 'featured_image', file: fresh.file }]);
    expect(storedIn([])).toEqual({ featured_image: null, images: [] });
  });
});

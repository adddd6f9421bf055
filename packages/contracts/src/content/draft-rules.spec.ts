import { describe, expect, it } from '@jest/globals';
import {
  aroundText,
  atLeastOne,
  expectRules,
  long,
  many,
  optional,
  type Rule,
  required,
  requiredText,
} from '../../test/rule-table.js';
import { memberInput } from './member.js';
import { postInput } from './post.js';
import { projectInput } from './project.js';
import { serviceInput } from './service.js';

const seoRules = (title: string, description: string, keywords: string): Rule[] => [
  ...aroundText(title, [0], [60, 'SEO title must be at most 60 characters']),
  ...aroundText(description, [0], [160, 'SEO description must be at most 160 characters']),
  [keywords, many(10), undefined],
  [keywords, many(11), 'Maximum 10 SEO keywords allowed'],
];

describe('service validation', () => {
  const valid = {
    name: 'Web platforms',
    short_description: 'Ten letters',
    description: long(50),
    category: 'web_development',
    features: ['A plan'],
    technologies: ['React'],
  };
  expectRules('ASVC-2', serviceInput, valid, [
    ...requiredText('name', 'Service name is required'),
    ...aroundText('name', [3, 'Name must be at least 3 characters'], [255, 'Name must be less than 255 characters']),
    ...requiredText('short_description', 'Short description is required'),
    ...aroundText(
      'short_description',
      [10, 'Short description must be at least 10 characters'],
      [500, 'Short description must be less than 500 characters'],
    ),
    ...requiredText('description', 'Description is required'),
    ...aroundText(
      'description',
      [50, 'Description must be at least 50 characters'],
      [20_000, 'Description must be at most 20000 characters'],
    ),
    ...required('category', 'Category is required'),
    ...['web_development', 'mobile_development', 'custom_software', 'ui_ux_design', 'enterprise_solutions'].map(
      (category): Rule => ['category', category, undefined],
    ),
    ['category', 'gardening', 'Category must be one of the service categories'],
    ...atLeastOne('features', 'At least one feature is required', 30, 'Maximum 30 features allowed'),
    ['features', ['A plan', ''], 'Feature cannot be empty'],
    ['features', ['  '], 'Feature cannot be empty'],
    ...atLeastOne('technologies', 'At least one technology is required', 30, 'Maximum 30 technologies allowed'),
    ...optional('estimated_timeline'),
    ...aroundText('estimated_timeline', [0], [99, 'Timeline must be less than 100 characters']),
    ...optional('seo_title'),
    ...optional('seo_description'),
    ...seoRules('seo_title', 'seo_description', 'seo_keywords'),
    ['display_order', 0, undefined],
    ['display_order', -1, 'Display order cannot be negative'],
    ['display_order', 1.5, 'Display order must be a whole number'],
    ['display_order', 'first', 'Display order must be a number'],
    ['is_active', 'yes', 'Must be true or false'],
    ['show_in_homepage', 'yes', 'Must be true or false'],
    ['process_steps', [{ title: '' }], 'Step title is required'],
    ['process_steps', many(20).map((title) => ({ title })), undefined],
    ['process_steps', many(21).map((title) => ({ title })), 'Maximum 20 process steps allowed'],
  ]);
});

describe('project validation', () => {
  const valid = {
    title: 'Skerry Line',
    description: 'A timetable for ferries.',
    category: 'web_application',
    key_features: ['Departures without a network'],
    technologies: ['React'],
  };
  const getEnd = (completion_date: string) =>
    projectInput.safeParse({ ...valid, start_date: '2026-05-04', completion_date }).error?.issues;

  expectRules('APRJ-2', projectInput, valid, [
    ...requiredText('title', 'Title is required'),
    ...aroundText('title', [3, 'Title must be at least 3 characters'], [200, 'Title must be less than 200 characters']),
    ...requiredText('description', 'Description is required'),
    ...aroundText(
      'description',
      [10, 'Description must be at least 10 characters'],
      [2000, 'Description must be less than 2000 characters'],
    ),
    ...optional('short_description'),
    ...aroundText('short_description', [0], [500, 'Short description must be at most 500 characters']),
    ...optional('overview'),
    ...aroundText(
      'overview',
      [50, 'Overview must be at least 50 characters'],
      [1000, 'Overview must be at most 1000 characters'],
    ),
    ...atLeastOne('key_features', 'At least one key feature is required', 10, 'Maximum 10 key features allowed'),
    ['key_features', ['', ' '], 'At least one key feature is required'],
    ['key_features', ['Four'], 'Key feature must be at least 5 characters'],
    ['key_features', ['Fives'], undefined],
    ...optional('technical_implementation'),
    ...aroundText(
      'technical_implementation',
      [50, 'Technical implementation must be at least 50 characters'],
      [2000, 'Technical implementation must be at most 2000 characters'],
    ),
    ...required('category', 'Category is required'),
    ...['web_application', 'mobile_application', 'desktop_application', 'e_commerce', 'cms', 'api'].map(
      (category): Rule => ['category', category, undefined],
    ),
    ['category', 'gardening', 'Category must be one of the project categories'],
    ...optional('status'),
    ...['draft', 'published', 'archived'].map((status): Rule => ['status', status, undefined]),
    ['status', 'gone', 'Invalid status. Must be draft, published, or archived'],
    ...atLeastOne('technologies', 'At least one technology is required', 15, 'Maximum 15 technologies allowed'),
    ...['project_url', 'github_url'].flatMap((field): Rule[] => [
      ...optional(field),
      [field, 'https://ferries.example/app?x=1', undefined],
      [field, 'http://ferries.example', undefined],
      [field, 'ferries', 'Must be a valid URL'],
      [field, 'ferries.example', 'Must be a valid URL'],
      [field, 'ftp://ferries.example', 'Must be a valid URL'],
      [field, 'javascript:alert(1)', 'Must be a valid URL'],
    ]),
    ...optional('client'),
    ...aroundText('client', [0], [100, 'Client must be at most 100 characters']),
    ...optional('start_date'),
    ...optional('completion_date'),
    ['start_date', 'soon', 'Must be a valid date'],
    ['completion_date', 'soon', 'Must be a valid date'],
    ...optional('seo_title'),
    ...optional('seo_description'),
    ...seoRules('seo_title', 'seo_description', 'seo_keywords'),
    ['images', many(10).map((name) => `/media/${name}`), undefined],
    ['images', many(11).map((name) => `/media/${name}`), 'Cannot upload more than 10 files'],
  ]);

  it('APRJ-2 allows an end date equal to the start date, but not earlier', () => {
    expect(getEnd('2026-05-03')).toEqual([
      expect.objectContaining({ path: ['completion_date'], message: 'End date must be after start date' }),
    ]);
    expect(getEnd('2026-05-04')).toBeUndefined();
    expect(getEnd('2026-05-05')).toBeUndefined();
  });

  it.each(['', 'null', 'undefined', null])('APRJ-2 converts %j to null, and drops blank list entries', (nothing) => {
    const fields = ['short_description', 'overview', 'technical_implementation', 'client', 'project_url', 'github_url'];
    const body = Object.fromEntries(fields.map((field) => [field, nothing]));
    const key_features = ['', ' Departures without a network ', '  '];
    expect(projectInput.parse({ ...valid, ...body, key_features })).toMatchObject({
      ...Object.fromEntries(fields.map((field) => [field, null])),
      key_features: ['Departures without a network'],
    });
  });
});

describe('blog post validation', () => {
  const valid = {
    title: 'Quiet releases',
    excerpt: 'Why small is calm.',
    content: long(100),
    category: 'design',
    tags: ['Design'],
    status: 'draft',
  };
  expectRules('ABLG-2', postInput, valid, [
    ...requiredText('title', 'Title is required'),
    ...aroundText('title', [5, 'Title must be at least 5 characters'], [200, 'Title must be at most 200 characters']),
    ...requiredText('excerpt', 'Excerpt is required'),
    ...aroundText('excerpt', [0], [300, 'Excerpt must be at most 300 characters']),
    ...required('content', 'Content is required'),
    ['content', long(99), 'Content must be at least 100 characters'],
    ['content', long(100), undefined],
    ...required('category', 'Category is required'),
    ...[
      'Development',
      'Design',
      'Backend',
      'Frontend',
      'Mobile',
      'DevOps',
      'Tutorial',
      'News',
      'Tips',
      'Case Study',
      'Technology',
    ].map((category): Rule => ['category', category, undefined]),
    ['category', 'gardening', 'Category must be one of the blog categories'],
    ...atLeastOne('tags', 'At least one tag is required', 20, 'Maximum 20 tags allowed'),
    ...required('status', 'Status must be draft, published, scheduled or archived'),
    ...['draft', 'published', 'scheduled'].map((status): Rule => ['status', status, undefined]),
    ['publishDate', undefined, undefined],
    ['publishDate', null, undefined],
    ['publishDate', '2026-05-04T09:30:00.000Z', undefined],
    ['publishDate', 'soon', 'Must be a valid date'],
    ...seoRules('seoTitle', 'seoDescription', 'seoKeywords'),
  ]);
});

describe('member validation', () => {
  const valid = { name: 'Ada Martin', position: 'Developer', department: 'Engineering', skills: ['CSS'] };
  expectRules('ATM-2', memberInput, valid, [
    ...requiredText('name', 'Name is required'),
    ...aroundText('name', [2, 'Name must be at least 2 characters'], [120, 'Name must be at most 120 characters']),
    ...requiredText('position', 'Position is required'),
    ...requiredText('department', 'Department is required'),
    ...optional('email'),
    ['email', 'ada@studio.example', undefined],
    ['email', 'ada@', 'Invalid email format'],
    ['email', 'nobody', 'Invalid email format'],
    ...optional('phone'),
    ...optional('bio'),
    ...aroundText('bio', [0], [1000, 'Bio must be less than 1000 characters']),
    ...optional('short_bio'),
    ...aroundText('short_bio', [0], [200, 'Short bio must be less than 200 characters']),
    ['expertise_level', '', 'Expertise level is required'],
    ['expertise_level', null, 'Expertise level is required'],
    ['expertise_level', undefined, undefined],
    ...['junior', 'mid', 'senior', 'lead', 'architect'].map((level): Rule => ['expertise_level', level, undefined]),
    ['expertise_level', 'guru', 'Expertise level must be junior, mid, senior, lead or architect'],
    ...optional('years_experience'),
    ['years_experience', -1, 'Experience cannot be negative'],
    ['years_experience', 0, undefined],
    ['years_experience', 50, undefined],
    ['years_experience', 51, 'Experience cannot exceed 50 years'],
    ['years_experience', 'many', 'Experience must be a number'],
    ...atLeastOne('skills', 'At least one skill is required', 40, 'Maximum 40 skills allowed'),
    ...optional('hire_date'),
    ['hire_date', '2019-03-01', undefined],
    ['hire_date', 'long ago', 'Must be a valid date'],
    ['social_links', { github: '' }, undefined],
    ['social_links', { github: 'https://code.example/ada' }, undefined],
    ['social_links', { github: 'code' }, 'Must be a valid URL'],
  ]);
});

import type { Locator, Page } from '@playwright/test';
import { choose } from '../../platform/choose.ts';
import { expect } from '../../platform/journey.ts';
import type { Section } from './refusal.ts';

const SENTENCE = 'Said in as many words as the people who read it need to understand what it is about. ';

/** The differences between the four content managers. */
export interface ContentManager {
  rows: { list: string; dialog: string };
  section: Section;
  /** The first path segment of its calls, and the query that includes hidden items. */
  api: string;
  withHidden: string;
  kind: 'service' | 'project' | 'post' | 'member';
  nameField: 'name' | 'title';
  one: string;
  many: string;
  said: { created: string; updated: string; deleted: string };
  /** The request body of a hidden item. */
  draft: (name: string) => Record<string, unknown>;
  /** A filter that matches such an item. */
  filter: { name: RegExp; choice: string };
  addLabel: string;
  deleteLabel: string;
  /** Whether disabled controls stay visible. */
  showsAllControls: boolean;
  /** A bulk action and its effect on a draft. */
  bulk: { title: string; verb: string; done: string; makes: Record<string, unknown> };
  /** Performs the read-only action of an item's open menu. */
  look: (page: Page, name: string) => Promise<void>;
  dialog: {
    title: RegExp;
    create: string;
    update: string;
    /** The error of an empty form. */
    incomplete: string;
    fill: (page: Page, dialog: Locator, name: string) => Promise<void>;
  };
}

const write = (dialog: Locator, field: string | RegExp, words: string) =>
  dialog.getByRole('textbox', { name: field }).fill(words);

const addWord = async (page: Page, dialog: Locator, field: RegExp, word: string) => {
  await dialog.getByRole('combobox', { name: field }).fill(word);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
};

const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

const opensInNewTab = async (page: Page, label: string, path: RegExp) => {
  const opened = page.waitForEvent('popup');
  await entry(page, label).click();
  await expect(await opened).toHaveURL(path);
  await (await opened).close();
};

const services: ContentManager = {
  rows: { list: 'ASVC-1', dialog: 'ASVC-2' },
  section: { label: 'Services', path: '/admin/services', resource: 'services' },
  api: '/services',
  withHidden: 'active=all',
  kind: 'service',
  nameField: 'name',
  one: 'service',
  many: 'services',
  said: {
    created: 'Service created successfully',
    updated: 'Service updated successfully',
    deleted: 'Service deleted successfully',
  },
  draft: (name) => ({
    name,
    short_description: 'A service that comes and goes.',
    description: SENTENCE,
    category: 'custom_software',
    features: ['Comes and goes'],
    technologies: ['TypeScript'],
    is_active: false,
  }),
  filter: { name: /^Status/, choice: 'Inactive' },
  addLabel: 'Add Service',
  deleteLabel: 'Delete',
  showsAllControls: false,
  bulk: { title: 'Activate Selected', verb: 'activate', done: 'activated', makes: { is_active: true } },
  look: async (page, name) => {
    await entry(page, 'View Details').click();
    await expect(page.getByRole('dialog', { name }).getByText('Comes and goes', { exact: true })).toBeVisible();
  },
  dialog: {
    title: /^(Add|Edit) Service$/,
    create: 'Create Service',
    update: 'Update Service',
    incomplete: '6 fields need another look',
    fill: async (page, dialog, name) => {
      await write(dialog, /^Name/, name);
      await write(dialog, /^Short Description/, 'A service that comes and goes.');
      await write(dialog, /^Description/, SENTENCE);
      await choose(page, dialog, /^Category/, 'Custom Software');
      await write(dialog, 'Feature 1', 'Comes and goes');
      await addWord(page, dialog, /^Technologies/, 'Oak');
      await dialog.getByText('Not yet', { exact: true }).click();
    },
  },
};

const projects: ContentManager = {
  rows: { list: 'APRJ-1', dialog: 'APRJ-2' },
  section: { label: 'Projects', path: '/admin/projects', resource: 'projects' },
  api: '/projects',
  withHidden: 'status=all',
  kind: 'project',
  nameField: 'title',
  one: 'project',
  many: 'projects',
  said: {
    created: 'Project created successfully',
    updated: 'Project updated successfully',
    deleted: 'Project deleted successfully',
  },
  draft: (title) => ({
    title,
    description: SENTENCE,
    category: 'cms',
    technologies: ['TypeScript'],
    key_features: ['Comes and goes'],
  }),
  filter: { name: /^Status/, choice: 'Draft' },
  addLabel: 'Add Project',
  deleteLabel: 'Delete Project',
  showsAllControls: true,
  bulk: { title: 'Archive', verb: 'archive', done: 'archived', makes: { status: 'archived' } },
  look: (page) => opensInNewTab(page, 'View Details', /\/projects\/[0-9a-f]+$/),
  dialog: {
    title: /^(Add|Edit) Project$/,
    create: 'Create Project',
    update: 'Update Project',
    incomplete: '4 fields need another look',
    fill: async (page, dialog, name) => {
      await write(dialog, /^Title/, name);
      await write(dialog, /^Description/, SENTENCE);
      await write(dialog, 'Key feature 1', 'Comes and goes');
      await addWord(page, dialog, /^Technologies/, 'Brass');
    },
  },
};

const posts: ContentManager = {
  rows: { list: 'ABLG-1', dialog: 'ABLG-2' },
  section: { label: 'Blog', path: '/admin/blog', resource: 'blog' },
  api: '/blog',
  withHidden: 'status=all',
  kind: 'post',
  nameField: 'title',
  one: 'post',
  many: 'posts',
  said: {
    created: 'Blog post created successfully',
    updated: 'Blog post updated successfully',
    deleted: 'Blog post deleted successfully',
  },
  draft: (title) => ({
    title,
    excerpt: 'A post that comes and goes.',
    content: `<p>${SENTENCE.repeat(2)}</p>`,
    category: 'design',
    tags: ['Design'],
    status: 'draft',
  }),
  filter: { name: /^Status/, choice: 'Draft' },
  addLabel: 'New Post',
  deleteLabel: 'Delete',
  showsAllControls: false,
  bulk: { title: 'Publish Selected', verb: 'publish', done: 'published', makes: { status: 'published' } },
  look: (page) => opensInNewTab(page, 'Preview', /\/blog\/[a-z0-9-]+$/),
  dialog: {
    title: /^(Add|Edit) Blog Post$/,
    create: 'Save Draft',
    update: 'Update Post',
    incomplete: '5 fields need another look',
    fill: async (page, dialog, name) => {
      await write(dialog, /^Title/, name);
      await write(dialog, /^Excerpt/, 'A post that comes and goes.');
      await write(dialog, /^Content/, SENTENCE.repeat(2));
      await choose(page, dialog, /^Category/, 'Design');
      await addWord(page, dialog, /^Tags/, 'Bench work');
    },
  },
};

const team: ContentManager = {
  rows: { list: 'ATM-1', dialog: 'ATM-2' },
  section: { label: 'Team', path: '/admin/team', resource: 'team' },
  api: '/team',
  withHidden: 'active=all',
  kind: 'member',
  nameField: 'name',
  one: 'team member',
  many: 'team members',
  said: {
    created: 'Team member added successfully',
    updated: 'Team member updated successfully',
    deleted: 'Team member deleted successfully',
  },
  draft: (name) => ({
    name,
    position: 'Clerk',
    department: 'Finance',
    skills: ['Agile'],
    expertise_level: 'junior',
    is_active: false,
  }),
  filter: { name: /^Department/, choice: 'Finance' },
  addLabel: 'Add Team Member',
  deleteLabel: 'Delete',
  showsAllControls: false,
  bulk: { title: 'Activate Selected', verb: 'activate', done: 'activated', makes: { is_active: true } },
  look: async (page) => {
    await entry(page, 'View Details').click();
    await expect(entry(page, 'View Details')).toBeHidden();
  },
  dialog: {
    title: /^(Add New|Edit) Team Member$/,
    create: 'Add Member',
    update: 'Update Member',
    incomplete: '4 fields need another look',
    fill: async (page, dialog, name) => {
      await write(dialog, /^Name/, name);
      await write(dialog, /^Position/, 'Clerk');
      await choose(page, dialog, /^Department/, 'Finance');
      await addWord(page, dialog, /^Skills/, 'Figma');
      await dialog.getByText('Not yet', { exact: true }).click();
    },
  },
};

export const MANAGERS = { services, projects, posts, team } as const;

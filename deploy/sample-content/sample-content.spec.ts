import {
  memberInput,
  PROJECT_CATEGORIES,
  postInput,
  projectInput,
  SERVICE_CATEGORIES,
  serviceInput,
  toSlug,
} from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { people } from './covers/people.ts';
import { type SampleContent, sampleContentAt } from './index.ts';
import { sampleAuthors } from './posts/sample-authors.ts';
import { sampleAddresses } from './sample-files.ts';

const now = new Date('2031-03-01T00:30:00.000Z');
const { services, projects, members, posts, pages } = sampleContentAt(now);

const named = <Item extends { slug?: string | undefined }>(items: readonly Item[]) =>
  items.map((item) => [item.slug ?? '', item] as const);
const getSlugs = (items: readonly { slug?: string | undefined }[]) => items.map(({ slug }) => slug);
const getCategories = (items: readonly { category: string }[]) => new Set(items.map(({ category }) => category));
const publishedProjects = projects.filter(({ status }) => status === 'published');

describe('sample content', () => {
  it.each(named(services))('service %s passes the validation rules of the API', (_, service) => {
    expect(serviceInput.safeParse(service).error).toBeUndefined();
    expect(service.slug).toBe(toSlug(service.name));
    expect(service.process_steps?.length).toBeGreaterThanOrEqual(4);
  });

  it.each(named(projects))('project %s passes the validation rules of the API', (_, project) => {
    expect(projectInput.safeParse(project).error).toBeUndefined();
    for (const address of [project.project_url, project.github_url])
      expect(address ?? '.example').toMatch(/\.example(\/|$)/);
    expect(project.images?.length).toBeGreaterThanOrEqual(2);
    expect(project.images?.length).toBeLessThanOrEqual(3);
  });

  it.each(named(members))('member %s passes the validation rules of the API', (_, member) => {
    expect(memberInput.safeParse(member).error).toBeUndefined();
    expect(member.slug).toBe(toSlug(member.name.replace('ø', 'o')));
    for (const link of Object.values(member.social_links ?? {})) expect(link).toMatch(/\.example(\/|$)/);
  });

  it.each(named(posts))('post %s passes the validation rules of the API', (_, post) => {
    expect(postInput.safeParse(post).error).toBeUndefined();
  });

  it('has eight services in all categories, including those in the footer', () => {
    const footer = ['web-development', 'mobile-development', 'ui-ux-design', 'consulting'];

    expect(services).toHaveLength(8);
    expect(getCategories(services)).toEqual(new Set(SERVICE_CATEGORIES.map(({ slug }) => slug)));
    expect(getSlugs(services)).toEqual(expect.arrayContaining(footer));
    expect(services.find(({ slug }) => slug === 'consulting')?.category).toBe('enterprise_solutions');
  });

  it('has fourteen projects, twelve of them published across all categories', () => {
    expect(projects).toHaveLength(14);
    expect(publishedProjects).toHaveLength(12);
    expect(getCategories(publishedProjects)).toEqual(new Set(PROJECT_CATEGORIES.map(({ slug }) => slug)));
    expect(projects.filter(({ status }) => status === 'draft')).toHaveLength(1);
    expect(projects.filter(({ status }) => status === 'archived')).toHaveLength(1);
    expect(publishedProjects.filter(({ completed }) => completed)).toHaveLength(4);
    expect(publishedProjects.filter(({ featured }) => featured)).toHaveLength(4);
  });

  it('has two projects as rich-text stories, and all others with an overview and a technical part', () => {
    const stories = projects.filter(({ content }) => content);

    expect(stories).toHaveLength(2);
    for (const { overview, technical_implementation, content } of projects) {
      expect([overview, technical_implementation].every((text) => !text)).toBe(Boolean(content));
    }
  });

  it('PRJ-3 SVC-4 gives each project existing services, and each service projects', () => {
    const named = publishedProjects.flatMap(({ services: slugs = [] }) => slugs);

    for (const { services: slugs = [] } of projects) expect(slugs.length).toBeGreaterThanOrEqual(1);
    expect(new Set(named)).toEqual(new Set(getSlugs(services)));
    for (const { price_hint: price } of services) expect(price).toMatch(/^From \$/);
  });

  it('PRJ-3 has a case study with annotated screens, results, and credits for each published project', () => {
    const people = members.filter(({ is_active }) => is_active).map(({ slug, name }) => `${slug} ${name}`);

    for (const { status, case_study: study } of projects) expect(study !== null).toBe(status === 'published');
    for (const { case_study: study } of publishedProjects) {
      expect(study?.screens.length).toBeGreaterThanOrEqual(2);
      for (const { notes } of study?.screens ?? []) expect(notes.length).toBeGreaterThanOrEqual(2);
      expect(study?.results.length).toBeGreaterThanOrEqual(3);
      const linked = (study?.credits ?? []).flatMap(({ member, name }) => (member === null ? [] : `${member} ${name}`));
      expect(linked.length).toBeGreaterThanOrEqual(2);
      expect(people).toEqual(expect.arrayContaining(linked));
    }
  });

  it('has ten members in at least five departments', () => {
    const departments = new Set(members.map(({ department }) => department));

    expect(members).toHaveLength(10);
    expect(departments.size).toBeGreaterThanOrEqual(5);
    expect(members.filter(({ is_leadership }) => is_leadership)).toHaveLength(3);
    expect(members.filter(({ is_featured }) => is_featured)).toHaveLength(4);
    expect(members.filter(({ is_active }) => is_active === false)).toHaveLength(1);
  });

  it('has a distinct portrait of every member', () => {
    const drawn = members.map(({ slug = '' }) => people[slug]);

    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn.map((person) => `${person?.hair} ${person?.cut} ${person?.skin}`)).size).toBe(members.length);
    expect(new Set(drawn.map((person) => person?.skin)).size).toBeGreaterThanOrEqual(6);
  });

  it('has blog posts written by active members', () => {
    const active = members.filter(({ is_active }) => is_active).map(({ name }) => name);

    expect(active).toEqual(expect.arrayContaining(Object.values(sampleAuthors)));
    expect(Object.values(sampleAuthors)).toEqual(expect.arrayContaining(posts.map(({ author }) => author)));
  });

  it('uses every slug once', () => {
    for (const items of [services, projects, members, posts]) expect(new Set(getSlugs(items)).size).toBe(items.length);
  });

  it('references only existing pictures and clips', () => {
    const drawn = sampleAddresses();

    expect(drawn).toEqual(expect.arrayContaining(getPictures({ services, projects, members, posts, pages })));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

const getPictures = (content: SampleContent) =>
  [
    ...content.services.flatMap(({ featured_image, og_image }) => [featured_image, og_image]),
    ...content.projects.flatMap(({ featured_image, thumbnail, images = [] }) => [featured_image, thumbnail, ...images]),
    ...content.projects.flatMap(({ case_study: study }) => [
      ...(study?.screens ?? []).map(({ image }) => image),
      study?.comparison?.before.image,
      study?.comparison?.after.image,
    ]),
    ...content.projects.map(({ opening_clip }) => opening_clip),
    ...content.members.map(({ profile_image }) => profile_image),
    ...content.posts.map(({ featuredImage }) => featuredImage),
  ].filter((address) => typeof address === 'string');

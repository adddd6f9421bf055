import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const WORKSPACES = ['packages', 'services', 'gateway', 'shell', 'mfe-public', 'mfe-admin', 'deploy'];
const NOT_PRODUCTION = /(^|\/)(node_modules|dist|test|testing|test-kit|sample-content)\/|spec\.tsx?$/;

/** Files to change for another content type; the guide names the same ones. */
const REGISTRATIONS = [
  'mfe-admin/src/history/ContentItem.ts',
  'mfe-admin/src/routing/routes.ts',
  'mfe-public/src/data/parseAnswer.ts',
  'mfe-public/src/pages/preview/PreviewPage.tsx',
  'mfe-public/src/pages/search/searchNeeds.ts',
  'mfe-public/src/routing/routes.ts',
  'packages/contracts/src/auth/permissions.ts',
  'packages/contracts/src/content/content-registry.ts',
  'packages/contracts/src/content/content-types.ts',
  'services/content/src/content-kinds.ts',
  'services/content/src/content.module.ts',
  'services/seo/src/site/static-pages.ts',
];

/** Files that name the team because of its meaning, and that another type would not need. */
const CHOICES = [
  /^mfe-public\/src\/pages\/(about|text)\//, // Leaders on the about page; links at the end of a text.
  /^mfe-public\/src\/pages\/search\/Search(Page|Result)\.tsx$/, // Links in search results; people appear as portraits.
  /^mfe-public\/src\/data\/useStudioFigures\.ts$/, // The number of people on the home page.
  /^mfe-admin\/src\/features\/posts\/AuthorField\.tsx$/, // Authors of posts are team members.
  /^mfe-admin\/src\/features\/(dashboard|api-test|settings)\//, // Numbers and shortcuts for some types; home figures.
  /^packages\/contracts\/src\/studio\//, // The home page figures; the default navigation.
  /\/(case-study|caseStudyForm|CaseStudyParts)\.tsx?$/, // Credits of a case study link to people.
  /\/(project-http|projects\.service)\.ts$/, // Projects are found by the people in their credits.
  /^mfe-public\/src\/pages\/post\/LinkedByline\.tsx$/, // Articles without an author lead to the team.
  /^packages\/contracts\/src\/content\/examples\.ts$/, // Sample content for the API documents.
  /^packages\/web-kit\/src\/data\/freshness\.ts$/, // Lists use the general freshness time by default.
];
/** Members of the staff, of a replica set, and of a blog of Ghost. */
const HOMONYMS = [
  /^services\/auth\//,
  /^mfe-admin\/src\/features\/staff\//,
  /^deploy\/embedded\/servers\//,
  /^deploy\/kubernetes\/custom-resources\.ts$/,
  /^packages\/content-import\/src\/ghost\//,
  /^packages\/contracts\/src\/contacts\//,
];

const OWN_FILES = /\/(members?|team)\/|\/(member|team)[A-Z.-][^/]*$|\/(Member|Team)[^/]*$/;
/** The type as a name, a path, or a part of an identifier, but not as a word in a text. */
const NAMED =
  /['"`](members?|team)['"`]|['"`/]team\b[^ ]*['"`]|(GET|POST) (\/api)?\/team|\b(members?|team)\??:|\bmember[A-Z]|\bMembers?[A-Z]|\bMember\b|\bMEMBER_|\bTEAM_/;

const files = WORKSPACES.flatMap((workspace) => globSync(`${workspace}/**/*.{ts,tsx,mjs}`))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_PRODUCTION.test(file));

const getCode = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '');

describe('the cost of a new content type', () => {
  it('PLT-7 is at most twelve files besides its own, as many as name the team', () => {
    const excused = [OWN_FILES, ...CHOICES, ...HOMONYMS];
    const others = files.filter((file) => !excused.some((pattern) => pattern.test(file)));
    expect(others.length).toBeGreaterThan(1000);
    expect(others.filter((file) => NAMED.test(getCode(file))).sort()).toEqual(REGISTRATIONS);
    expect(REGISTRATIONS.length).toBeLessThanOrEqual(12);
  });

  it('PLT-7 is at most six files for a new field, as many as name whether a post allows comments', () => {
    const named = files.filter((file) => /\ballowComments\b/.test(getCode(file)));
    expect(named.sort()).toEqual([
      'mfe-admin/src/features/posts/PostSettings.tsx',
      'mfe-admin/src/features/posts/postCsv.ts',
      'mfe-admin/src/features/posts/postForm.ts',
      'packages/contracts/src/content/post.ts',
      'services/content/src/posts/post.schema.ts',
      'services/content/src/posts/post.ts',
    ]);
  });
});

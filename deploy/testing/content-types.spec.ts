import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const WORKSPACES = ['packages', 'services', 'gateway', 'shell', 'mfe-public', 'mfe-admin', 'deploy'];
const NOT_PRODUCTION = /(^|\/)(node_modules|dist|test|testing|test-kit|sample-content)\/|spec\.tsx?$/;

/** What has to be changed for another type; the guide names the same files. */
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

/** What names the team because of what it is, and nothing that another type would need. */
const CHOICES = [
  /^mfe-public\/src\/pages\/(about|text)\//, // Leaders on the about page; a way on from a text.
  /^mfe-public\/src\/pages\/search\/Search(Page|Result)\.tsx$/, // Ways on from a search; people are shown as portraits.
  /^mfe-public\/src\/data\/useStudioFigures\.ts$/, // How many people there are, among the figures of the home page.
  /^mfe-admin\/src\/features\/posts\/AuthorField\.tsx$/, // Authors of posts are people of the team.
  /^mfe-admin\/src\/features\/(dashboard|api-test|settings)\//, // Numbers and shortcuts for some types; the figures again.
  /^packages\/contracts\/src\/studio\//, // The same figures; the first navigation.
  /\/(case-study|caseStudyForm|CaseStudyParts)\.tsx?$/, // Credits of a case study lead to people.
  /^packages\/contracts\/src\/content\/examples\.ts$/, // Sample content of the API's documents.
  /^packages\/web-kit\/src\/data\/freshness\.ts$/, // Lists are fresh for the general time, unless said otherwise.
];
/** Members of staff and of a replica set. */
const HOMONYMS = [
  /^services\/auth\//,
  /^mfe-admin\/src\/features\/staff\//,
  /^deploy\/embedded\/servers\//,
  /^packages\/contracts\/src\/contacts\//,
];

const OWN_FILES = /\/(members?|team)\/|\/(member|team)[A-Z.-][^/]*$|\/(Member|Team)[^/]*$/;
/** The type as a name, a path or a part of an identifier; not the word in a text that people read. */
const NAMED =
  /['"`](members?|team)['"`]|['"`/]team\b[^ ]*['"`]|(GET|POST) (\/api)?\/team|\b(members?|team)\??:|\bmember[A-Z]|\bMembers?[A-Z]|\bMember\b|\bMEMBER_|\bTEAM_/;

const files = WORKSPACES.flatMap((workspace) => globSync(`${workspace}/**/*.{ts,tsx,mjs}`))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_PRODUCTION.test(file));

const getCode = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '');

describe('what another type of content costs', () => {
  it('PLT-7 is at most twelve files outside its own: as many as name the team', () => {
    const excused = [OWN_FILES, ...CHOICES, ...HOMONYMS];
    const others = files.filter((file) => !excused.some((pattern) => pattern.test(file)));
    expect(others.length).toBeGreaterThan(1000);
    expect(others.filter((file) => NAMED.test(getCode(file))).sort()).toEqual(REGISTRATIONS);
    expect(REGISTRATIONS.length).toBeLessThanOrEqual(12);
  });

  it('PLT-7 is at most six files for another field: as many as name whether a post allows comments', () => {
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

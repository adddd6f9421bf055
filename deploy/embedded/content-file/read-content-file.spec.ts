import { sampleContentAt } from '@atelier/sample-content';
import { describe, expect, it } from '@jest/globals';
import { type ContentFile, readContentFile } from './read-content-file.ts';

const sample = sampleContentAt(new Date('2031-03-01T00:30:00.000Z'));

const getProblems = (text: string): string[] => {
  const found = readContentFile(text);
  if (!('problems' in found)) return [];
  return found.problems.map(({ line, column, field, message }) => `${line}:${column} ${field}: ${message}`);
};

const good = (text: string): ContentFile => {
  const found = readContentFile(text);
  if ('problems' in found) throw new Error(getProblems(text).join('\n'));
  return found;
};

const service = {
  name: 'Kites',
  short_description: 'Kites for windy places.',
  description: 'We design, build and mend kites, for beaches, for hills and for roofs that are not too steep.',
  category: 'custom_software',
  features: ['They fly'],
  technologies: ['Paper'],
};
const member = { name: 'Ada Kite', position: 'Pilot', department: 'Operations', skills: ['Wind'] };
const project = {
  title: 'Kite over the bay',
  description: 'A kite that could be seen from the ferry.',
  category: 'web_application',
  key_features: ['Seen from afar'],
  technologies: ['Paper'],
};

describe('a content file', () => {
  it('is valid in the form of the sample content', () => {
    const { services, projects, members, posts, pages } = sample;
    const { content } = good(JSON.stringify({ services, projects, team: members, posts, pages }));

    expect(Object.values(content).map(({ length }) => length)).toEqual([8, 14, 10, 24, 5]);
    expect(content.posts[0]).toMatchObject({ slug: sample.posts[0]?.slug, title: sample.posts[0]?.title });
  });

  it('may omit kinds, start with a byte order mark, and use the alternative field names of the API', () => {
    const { content } = good(
      `\uFEFF${JSON.stringify({ members: [{ ...member, department: 'HR', photo: '/ada.webp' }] })}`,
    );

    expect(content.members).toEqual([{ ...member, department: 'HR', profile_image: '/ada.webp', slug: 'ada-kite' }]);
    expect(content.posts).toEqual([]);
  });

  it('may give a project the status completed, which means published and completed', () => {
    const { content } = good(
      JSON.stringify({ projects: [{ ...project, status: 'completed', client_name: 'The Bay' }] }),
    );

    expect(content.projects[0]).toMatchObject({ status: 'published', completed: true, client: 'The Bay' });
  });

  it("derives a missing slug from the item's name, so that the same file always means the same items", () => {
    expect(good(JSON.stringify({ services: [service] })).content.services[0]?.slug).toBe('kites');
  });

  it('is rejected with the line, column, field, and rule of every error', () => {
    const text = `{
  "services": [
    { "name": "Ki", "category": "kites" }
  ],
  "team": [
    {
      "name": "Ada Kite",
      "role": "",
      "department": "Operations",
      "skills": ["Wind", ""],
      "social_links": { "linkedin": "nowhere at all" }
    }
  ]
}`;

    expect(getProblems(text)).toEqual([
      '3:5 services.0.short_description: Short description is required',
      '3:5 services.0.description: Description is required',
      '3:5 services.0.features: At least one feature is required',
      '3:5 services.0.technologies: At least one technology is required',
      '3:7 services.0.name: Name must be at least 3 characters',
      '3:21 services.0.category: Category must be one of the service categories',
      '8:7 team.0.position: Position is required',
      '10:26 team.0.skills.1: Skill cannot be empty',
      '11:25 team.0.social_links.linkedin: Must be a valid URL',
    ]);
  });

  it('is rejected for unknown fields at every depth', () => {
    const text = `{
  "servces": [],
  "projects": [
    ${JSON.stringify(project).slice(0, -1)},
      "budget": 3 }
  ],
  "services": [
    ${JSON.stringify(service).slice(0, -1)},
      "process_steps": [{ "title": "Fold",
                          "paper": "blue" }] }
  ]
}`;

    expect(getProblems(text)).toEqual([
      "2:3 servces: Unknown field 'servces'; known are services, projects, team, posts and pages",
      "5:7 projects.0.budget: Unknown field 'budget'",
      "10:27 services.0.process_steps.0.paper: Unknown field 'paper'",
    ]);
  });

  it('locates a list entry even if ignored blank entries precede it', () => {
    const text = `{ "projects": [{ "title": "Kite", "description": "Seen from the ferry.", "category": "cms",
  "technologies": ["Paper"],
  "keyFeatures": ["",
    "Far away",
    "No"] }] }`;

    expect(getProblems(text)).toEqual(['5:5 projects.0.key_features.1: Key feature must be at least 5 characters']);
  });

  it('is rejected if two items of a kind share a slug, whether given or derived from the name', () => {
    const text = `{ "team": [
  ${JSON.stringify(member)},
  ${JSON.stringify({ slug: 'ada-kite', ...member })}
], "services": [
  ${JSON.stringify({ slug: 'ada-kite', ...service })}
] }`;

    expect(getProblems(text)).toEqual(["3:4 team.1.slug: Slug 'ada-kite' is used in line 2 already"]);
  });

  it('is rejected if no slug can be derived from a name', () => {
    expect(getProblems(JSON.stringify({ team: [{ ...member, name: '凧師' }] }))).toEqual([
      '1:10 team.0.slug: Slug is required, as none can be made of the name',
    ]);
  });

  it.each([
    ['[]', '1:1 : Must be an object with services, projects, team, posts and pages'],
    ['{ "posts": {} }', '1:12 posts: Must be a list'],
    ['{ "posts": ["one"] }', '1:13 posts.0: Must be an object'],
    ['{ "posts": [}', "1:13 : Expected a value where '}' stands"],
  ])('is rejected if it is %s', (text, problem) => {
    expect(getProblems(text)).toEqual([problem]);
  });

  it('locates the item that the database rejects', () => {
    const text = `{ "team": [
  ${JSON.stringify(member)},
  ${JSON.stringify({ ...member, name: 'Bea Kite', slug: 'bea' })}
] }`;
    const column = 3 + JSON.stringify({ ...member, name: 'Bea Kite' }).length;
    const issues = [
      { kind: 'member' as const, index: 1, message: 'Slug is already in use' },
      { kind: 'member' as const, index: 0, message: 'Slug is already in use' },
    ];

    expect(good(text).locate(issues)).toEqual([
      { line: 2, column: 3, field: 'team.0', message: 'Slug is already in use' },
      { line: 3, column, field: 'team.1', message: 'Slug is already in use' },
    ]);
  });
});

import type { inspectDatabase } from '@atelier/test-kit';

type Database = Parameters<Parameters<typeof inspectDatabase>[1]>[0];

const CATEGORIES = ['web_application', 'api', 'cms'];
const DAY_MS = 24 * 60 * 60 * 1000;

const olderProject = (index: number) => {
  const date = new Date(Date.UTC(2015, 0, 1) + index * DAY_MS);
  return {
    slug: `older-${index}`,
    title: `Project number ${String(index).padStart(6, '0')}`,
    description: 'Departures that stay true.',
    key_features: ['Works without a network'],
    category: CATEGORIES[index % CATEGORIES.length],
    status: index % 4 === 3 ? 'archived' : 'published',
    featured: index % 10 === 0,
    technologies: [index % 2 === 0 ? 'Go' : 'Rust', 'MongoDB'],
    services: [index % 2 === 0 ? 'web-development' : 'consulting', 'ui-ux-design'],
    case_study: { credits: [{ role: 'Design', name: 'Mira Holm', member: index % 3 === 0 ? 'mira-holm' : null }] },
    completion_date: date.toISOString(),
    firstPublishedAt: date,
    trashed: false,
    version: 1,
    createdAt: date,
    updatedAt: date,
  };
};

/** Projects without what only the database keeps of them: it follows at the start. */
export const insertOlderProjects = async (database: Database, count: number): Promise<void> => {
  await database
    .collection('projects')
    .insertMany(Array.from({ length: count }, (_none, index) => olderProject(index)));
};

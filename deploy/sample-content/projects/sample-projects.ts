import { readFileSync } from 'node:fs';
import { projectsBehindTheScreen } from './projects-behind-the-screen.ts';
import { projectsInTheHand } from './projects-in-the-hand.ts';
import { projectsOnTheWeb } from './projects-on-the-web.ts';
import type { SampleProject } from './sample-project.ts';

const getBody = (slug: string): string => readFileSync(new URL(`./${slug}.html`, import.meta.url), 'utf8').trim();

/** A project without an overview tells its story in rich text instead. */
const withStory = (project: SampleProject): SampleProject =>
  project.overview == null ? { ...project, content: getBody(project.slug) } : project;

/** Oldest first, so that the latest work is added last. */
export const sampleProjects: readonly SampleProject[] = [
  ...projectsOnTheWeb,
  ...projectsInTheHand,
  ...projectsBehindTheScreen,
]
  .toSorted((one, other) => other.startedDaysAgo - one.startedDaysAgo)
  .map(withStory);

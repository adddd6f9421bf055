import type { Project } from '@atelier/contracts';
import { type ProjectDraft, type ProjectStatus, projectDraft } from '@atelier/contracts/content/project';
import * as z from 'zod';
import { type CaseStudyValues, formOfCaseStudy, NEW_CASE_STUDY } from './caseStudyForm';
import { getPictures, type Picture, storedIn } from './projectPictures';

/** The dialog's values as form controls hold them: an empty text means no value. */
export interface ProjectFormValues {
  title: string;
  short_description: string;
  description: string;
  overview: string;
  key_features: string[];
  technical_implementation: string;
  content: string;
  category: string;
  status: ProjectStatus;
  featured: boolean;
  completed: boolean;
  technologies: string[];
  services: string[];
  client: string;
  project_url: string;
  github_url: string;
  /** Dates in the format of a date control. */
  start_date: string;
  completion_date: string;
  pictures: Picture[];
  opening_clip: string;
  case_study: CaseStudyValues;
  seo_title: string;
  seo_description: string;
  seo_keywords: string[];
}

export const NEW_PROJECT: ProjectFormValues = {
  title: '',
  short_description: '',
  description: '',
  overview: '',
  key_features: [],
  technical_implementation: '',
  content: '',
  category: 'web_application',
  status: 'draft',
  featured: false,
  completed: false,
  technologies: [],
  services: [],
  client: '',
  project_url: '',
  github_url: '',
  start_date: '',
  completion_date: '',
  pictures: [],
  opening_clip: '',
  case_study: NEW_CASE_STUDY,
  seo_title: '',
  seo_description: '',
  seo_keywords: [],
};

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const toDay = (iso: string | null): string => iso?.slice(0, DAY_LENGTH) ?? '';

export const MAX_SEO = { seo_title: 60, seo_description: 160 } as const;
const SOURCE_OF_SEO = { seo_title: 'title', seo_description: 'description' } as const;
export type SeoField = keyof typeof SOURCE_OF_SEO;

// Drops half of a surrogate pair at the cut.
const start = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** The default texts for search engines: the start of the title and description. */
export const seoStart = (field: SeoField, text: string): string => start(text, MAX_SEO[field]);

const filledSeo = (values: Record<SeoField | 'title' | 'description', string>): Record<SeoField, string> => {
  const filled = (field: SeoField) => values[field].trim() || seoStart(field, values[SOURCE_OF_SEO[field]]);
  return { seo_title: filled('seo_title'), seo_description: filled('seo_description') };
};

const toFormValues = (project: Project): ProjectFormValues => ({
  title: project.title,
  short_description: project.short_description ?? '',
  description: project.description,
  overview: project.overview ?? '',
  key_features: project.key_features,
  technical_implementation: project.technical_implementation ?? '',
  content: project.content ?? '',
  category: project.category,
  status: project.status,
  featured: project.featured,
  completed: project.completed,
  technologies: project.technologies,
  services: project.services ?? [],
  client: project.client ?? '',
  project_url: project.project_url ?? '',
  github_url: project.github_url ?? '',
  start_date: toDay(project.start_date),
  completion_date: toDay(project.completion_date),
  pictures: getPictures(project),
  opening_clip: project.opening_clip ?? '',
  case_study: formOfCaseStudy(project.case_study),
  seo_title: project.seo_title ?? '',
  seo_description: project.seo_description ?? '',
  seo_keywords: project.seo_keywords,
});

export const formOfProject = (project: Project): ProjectFormValues => {
  const values = toFormValues(project);
  return { ...values, ...filledSeo(values) };
};

/** The form's content, complete or not. */
export const draftOfProject = ({ pictures, ...values }: ProjectFormValues): z.input<typeof projectDraft> => ({
  ...values,
  ...filledSeo(values),
  ...storedIn(pictures),
  category: values.category as ProjectDraft['category'],
});

/** The contract's rules and messages, applied to the form's values. */
export const projectForm = z.custom<ProjectFormValues>().transform(draftOfProject).pipe(projectDraft);

/** The fields that the form's progress counts. */
export const COUNTED_FIELDS = ['title', 'description', 'category', 'technologies', 'overview', 'key_features'] as const;

const isFilled = (value: string | readonly string[]): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value.some(isFilled);

/** The percentage of the counted fields that are filled. */
export const getProgress = (values: readonly (string | readonly string[])[]): number =>
  Math.round((values.filter(isFilled).length / COUNTED_FIELDS.length) * 100);

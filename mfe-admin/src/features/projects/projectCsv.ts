import type { ProjectDraft } from '@atelier/contracts';
import { PROJECT_EXAMPLE } from '@atelier/contracts/content/examples';
import { projectDraft } from '@atelier/contracts/content/project';
import { type FieldColumns, getColumns } from '../../csv-import/CsvColumn';
import type { CsvKind } from '../../csv-import/CsvKind';
import { CATEGORY_CHOICES, STATUS_CHOICES } from './projectLabels';

/** Case studies have no columns, because cells cannot hold nested lists. */
const COLUMNS: Readonly<Record<Exclude<keyof ProjectDraft, 'case_study'>, FieldColumns>> = {
  title: { label: 'Title', also: ['name'] },
  slug: { label: 'Slug' },
  category: { label: 'Category', choices: CATEGORY_CHOICES },
  status: { label: 'Status', choices: STATUS_CHOICES },
  description: { label: 'Description' },
  short_description: { label: 'Short Description' },
  overview: { label: 'Overview' },
  key_features: { label: 'Key Features', form: 'list' },
  technical_implementation: { label: 'Technical Implementation' },
  technologies: { label: 'Technologies', form: 'list', also: ['tech_stack'] },
  services: { label: 'Services', form: 'list' },
  content: { label: 'Content' },
  display_order: { label: 'Display Order', form: 'number' },
  client: { label: 'Client', also: ['client_name'] },
  start_date: { label: 'Start Date' },
  completion_date: { label: 'Completion Date', also: ['end_date'] },
  project_url: { label: 'Project URL', also: ['live_url'] },
  github_url: { label: 'GitHub URL' },
  featured: { label: 'Featured', form: 'yes-no' },
  completed: { label: 'Completed', form: 'yes-no' },
  featured_image: { label: 'Featured Image', also: ['image'] },
  thumbnail: { label: 'Thumbnail' },
  images: { label: 'Images', form: 'list' },
  opening_clip: { label: 'Opening Clip' },
  seo_title: { label: 'SEO Title' },
  seo_description: { label: 'SEO Description' },
  seo_keywords: { label: 'SEO Keywords', form: 'list' },
};

export const PROJECT_CSV: CsvKind<ProjectDraft> = {
  columns: getColumns(COLUMNS),
  schema: projectDraft,
  example: PROJECT_EXAMPLE,
};

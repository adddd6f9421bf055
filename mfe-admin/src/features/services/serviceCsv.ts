import type { ServiceDraft } from '@atelier/contracts';
import { SERVICE_EXAMPLE } from '@atelier/contracts/content/examples';
import { serviceDraft } from '@atelier/contracts/content/service';
import { type FieldColumns, getColumns } from '../../csv-import/CsvColumn';
import type { CsvKind } from '../../csv-import/CsvKind';
import { CATEGORY_CHOICES } from './serviceLabels';

const COLUMNS: Readonly<Record<keyof ServiceDraft, FieldColumns>> = {
  name: { label: 'Name', also: ['title'] },
  slug: { label: 'Slug' },
  category: { label: 'Category', choices: CATEGORY_CHOICES },
  short_description: { label: 'Short Description' },
  description: { label: 'Description' },
  features: { label: 'Features', form: 'list' },
  technologies: { label: 'Technologies', form: 'list' },
  estimated_timeline: { label: 'Estimated Timeline', also: ['timeline'] },
  price_hint: { label: 'Price', also: ['price'] },
  process_steps: { label: 'Process Steps', form: 'steps' },
  is_active: { label: 'Active', form: 'yes-no' },
  show_in_homepage: { label: 'Show on Home Page', form: 'yes-no' },
  display_order: { label: 'Display Order', form: 'number' },
  featured_image: { label: 'Featured Image', also: ['image'] },
  og_image: { label: 'Share Image' },
  seo_title: { label: 'SEO Title' },
  seo_description: { label: 'SEO Description' },
  seo_keywords: { label: 'SEO Keywords', form: 'list' },
};

export const SERVICE_CSV: CsvKind<ServiceDraft> = {
  columns: getColumns(COLUMNS),
  schema: serviceDraft,
  example: SERVICE_EXAMPLE,
};

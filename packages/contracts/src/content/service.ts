import * as z from 'zod';
import { renamingAliases, requiredString } from '../http/fields.js';
import {
  camelAliases,
  choiceError,
  displayOrder,
  imageAddress,
  orNull,
  STAFF_FIELDS,
  seoFields,
  slugInput,
  staffFields,
  text,
} from './content-fields.js';
import { SERVICE_CATEGORIES } from './service-categories.js';
import { FACTS_FIELDS, factsField } from './shown-picture.js';

export const serviceCategory = z.enum(
  SERVICE_CATEGORIES.map(({ slug }) => slug),
  { error: choiceError('Category is required', 'Category must be one of the service categories') },
);
export type ServiceCategory = z.infer<typeof serviceCategory>;

/** The 29 technologies that the service dialog offers (ASVC-2). */
export const SERVICE_TECHNOLOGIES = [
  'React',
  'Next.js',
  'Vue.js',
  'Angular',
  'Svelte',
  'TypeScript',
  'JavaScript',
  'Node.js',
  'NestJS',
  'Python',
  'Django',
  'PHP',
  'Laravel',
  'Java',
  'Spring Boot',
  'C#',
  '.NET',
  'Go',
  'React Native',
  'Flutter',
  'Swift',
  'Kotlin',
  'MongoDB',
  'PostgreSQL',
  'MySQL',
  'Docker',
  'Kubernetes',
  'AWS',
  'Figma',
] as const;

/** A stored step; `name` is the older word for `title`, and a step without a number gets its position in the list. */
const processStep = z.preprocess(
  (step) => {
    if (typeof step !== 'object' || step === null || Array.isArray(step)) return step;
    const { name, ...fields } = step as Record<string, unknown>;
    return 'title' in fields || name === undefined ? fields : { title: name, ...fields };
  },
  z.strictObject({
    step: z.number().int().min(1).max(50).optional(),
    title: text('Step title', 120).min(1, 'Step title is required'),
    description: text('Step description', 1000).default(''),
  }),
);

const fields = {
  name: requiredString('Service name')
    .min(3, 'Name must be at least 3 characters')
    .max(255, 'Name must be less than 255 characters'),
  slug: slugInput,
  short_description: requiredString('Short description')
    .min(10, 'Short description must be at least 10 characters')
    .max(500, 'Short description must be less than 500 characters'),
  description: requiredString('Description')
    .min(50, 'Description must be at least 50 characters')
    .max(20_000, 'Description must be at most 20000 characters'),
  category: serviceCategory,
  features: z
    .array(text('Feature', 300).min(1, 'Feature cannot be empty'), { error: 'At least one feature is required' })
    .min(1, 'At least one feature is required')
    .max(30, 'Maximum 30 features allowed'),
  technologies: z
    .array(text('Technology', 60).min(1, 'Technology cannot be empty'), {
      error: 'At least one technology is required',
    })
    .min(1, 'At least one technology is required')
    .max(30, 'Maximum 30 technologies allowed'),
  estimated_timeline: orNull(
    z.string({ error: 'Timeline must be text' }).trim().max(99, 'Timeline must be less than 100 characters'),
  ),
  /** A price or a minimum in words, such as 'From $18,000'. */
  price_hint: orNull(text('Price', 60)),
  is_active: z.boolean({ error: 'Must be true or false' }).optional(),
  show_in_homepage: z.boolean({ error: 'Must be true or false' }).optional(),
  display_order: displayOrder.optional(),
  process_steps: z.array(processStep).max(20, 'Maximum 20 process steps allowed').optional(),
  featured_image: orNull(imageAddress('Featured image')),
  og_image: orNull(imageAddress('Open Graph image')),
  ...seoFields,
};

/** The fields of the service dialog. */
export const serviceDraft = z.strictObject(fields).meta({ id: 'ServiceInput' });
export type ServiceDraft = z.infer<typeof serviceDraft>;

const renaming = renamingAliases(
  { ...camelAliases(Object.keys(fields)), title: 'name', image: 'featured_image', timeline: 'estimated_timeline' },
  ['category_display', ...STAFF_FIELDS, ...FACTS_FIELDS],
);

/** Body of POST /services. */
export const serviceInput = z.preprocess(renaming, serviceDraft);
/** Body of PUT /services/{id}: absent fields stay. */
export const servicePatch = z.preprocess(renaming, serviceDraft.partial().meta({ id: 'ServicePatch' }));
export type ServicePatch = Partial<ServiceDraft>;

/** A service in answers. */
export const service = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    short_description: z.string(),
    description: z.string(),
    category: z.string(),
    category_display: z.string(),
    features: z.array(z.string()),
    technologies: z.array(z.string()),
    estimated_timeline: z.string().nullable(),
    /** Absent in answers of earlier versions. */
    price_hint: z.string().nullable().optional(),
    is_active: z.boolean(),
    show_in_homepage: z.boolean(),
    display_order: z.number().int(),
    process_steps: z.array(
      z.object({ step: z.number().int(), title: z.string(), name: z.string(), description: z.string() }),
    ),
    seo_title: z.string().nullable(),
    seo_description: z.string().nullable(),
    seo_keywords: z.array(z.string()),
    og_image: z.string().nullable(),
    featured_image: z.string().nullable(),
    featured_image_facts: factsField,
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
    ...staffFields,
  })
  .meta({ id: 'Service' });
export type Service = z.infer<typeof service>;

import * as z from 'zod';
import { dateInput, renamingAliases, requiredString } from '../http/fields.js';
import { CLIP_TYPES } from '../media/upload.js';
import { caseStudy, caseStudyInput } from './case-study.js';
import {
  camelAliases,
  choiceError,
  displayOrder,
  imageAddress,
  orAbsent,
  orNull,
  STAFF_FIELDS,
  seoFields,
  slugInput,
  slugText,
  staffFields,
  text,
  webAddress,
} from './content-fields.js';
import { PROJECT_CATEGORIES } from './project-categories.js';
import { allFactsField, FACTS_FIELDS, factsField } from './shown-picture.js';

export const projectCategory = z.enum(
  PROJECT_CATEGORIES.map(({ slug }) => slug),
  { error: choiceError('Category is required', 'Category must be one of the project categories') },
);

export const PROJECT_STATUSES = ['draft', 'published', 'archived'] as const;
const INVALID_STATUS = 'Invalid status. Must be draft, published, or archived';
export const projectStatus = z.enum(PROJECT_STATUSES, INVALID_STATUS);
export type ProjectStatus = z.infer<typeof projectStatus>;

/** The 41 technologies that the project dialog offers (APRJ-2). */
export const PROJECT_TECHNOLOGIES = [
  'React',
  'Next.js',
  'Vue.js',
  'Nuxt',
  'Angular',
  'Svelte',
  'TypeScript',
  'JavaScript',
  'HTML',
  'CSS',
  'Tailwind CSS',
  'Sass',
  'Node.js',
  'Express',
  'NestJS',
  'Python',
  'Django',
  'FastAPI',
  'PHP',
  'Laravel',
  'Ruby on Rails',
  'Java',
  'Spring Boot',
  'C#',
  '.NET',
  'Go',
  'Rust',
  'React Native',
  'Flutter',
  'Swift',
  'Kotlin',
  'GraphQL',
  'REST',
  'MongoDB',
  'PostgreSQL',
  'MySQL',
  'Redis',
  'Docker',
  'Kubernetes',
  'AWS',
  'Figma',
] as const;

/** The 14 SEO phrases that the project dialog offers (APRJ-2). */
export const PROJECT_SEO_KEYWORDS = [
  'web development',
  'mobile app development',
  'custom software',
  'UI/UX design',
  'e-commerce development',
  'digital agency',
  'responsive design',
  'web application',
  'API development',
  'cloud solutions',
  'digital transformation',
  'user experience',
  'software engineering',
  'case study',
] as const;

export const PROJECT_MAX_KEY_FEATURES = 10;
export const PROJECT_MAX_TECHNOLOGIES = 15;
export const PROJECT_MAX_SERVICES = 8;

const longText = (label: string, min: number, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .min(min, `${label} must be at least ${min} characters`)
    .max(max, `${label} must be at most ${max} characters`);

const CLIP_ADDRESS = new RegExp(`^/media/.+\\.(?:${Object.values(CLIP_TYPES).join('|')})$`);
const clipAddress = z
  .string()
  .max(500, 'Opening clip must be at most 500 characters')
  .regex(CLIP_ADDRESS, 'Opening clip must be an MP4 or WebM file of the media library');

const withoutBlanks = (list: unknown): unknown =>
  Array.isArray(list) ? list.filter((entry) => typeof entry !== 'string' || entry.trim() !== '') : list;

const fields = {
  title: requiredString('Title')
    .min(3, 'Title must be at least 3 characters')
    .max(200, 'Title must be less than 200 characters'),
  slug: slugInput,
  description: requiredString('Description')
    .min(10, 'Description must be at least 10 characters')
    .max(2000, 'Description must be less than 2000 characters'),
  short_description: orNull(text('Short description', 500)),
  overview: orNull(longText('Overview', 50, 1000)),
  key_features: z.preprocess(
    withoutBlanks,
    z
      .array(
        z
          .string({ error: 'Key feature must be text' })
          .trim()
          .min(5, 'Key feature must be at least 5 characters')
          .max(300, 'Key feature must be at most 300 characters'),
        { error: 'At least one key feature is required' },
      )
      .min(1, 'At least one key feature is required')
      .max(PROJECT_MAX_KEY_FEATURES, 'Maximum 10 key features allowed'),
  ),
  technical_implementation: orNull(longText('Technical implementation', 50, 2000)),
  content: orNull(z.string().max(200_000, 'Content must be at most 200000 characters')),
  category: projectCategory,
  status: orAbsent(projectStatus),
  completed: orAbsent(z.boolean({ error: 'Must be true or false' })),
  featured: orAbsent(z.boolean({ error: 'Must be true or false' })),
  technologies: z
    .array(text('Technology', 60).min(1, 'Technology cannot be empty'), {
      error: 'At least one technology is required',
    })
    .min(1, 'At least one technology is required')
    .max(PROJECT_MAX_TECHNOLOGIES, 'Maximum 15 technologies allowed'),
  /** Slugs of the services that the studio provided. */
  services: z
    .array(slugText('Service'), { error: 'Services must be a list' })
    .max(PROJECT_MAX_SERVICES, `Maximum ${PROJECT_MAX_SERVICES} services allowed`)
    .optional(),
  display_order: displayOrder.optional(),
  client: orNull(z.string().trim().max(100, 'Client must be at most 100 characters')),
  project_url: orNull(webAddress),
  github_url: orNull(webAddress),
  start_date: orNull(dateInput),
  completion_date: orNull(dateInput),
  featured_image: orNull(imageAddress('Featured image')),
  /** Plays silently over the opening picture, which is its poster. */
  opening_clip: orNull(clipAddress),
  thumbnail: orNull(imageAddress('Thumbnail')),
  images: z.array(imageAddress('Image')).max(10, 'Cannot upload more than 10 files').optional(),
  case_study: caseStudyInput,
  ...seoFields,
};

export const END_BEFORE_START = 'End date must be after start date';

/** Whether the work does not end before it starts; a missing date is valid. */
export const endsAfterStart = (dates: {
  start_date?: string | null | undefined;
  completion_date?: string | null | undefined;
}): boolean => !dates.start_date || !dates.completion_date || dates.completion_date >= dates.start_date;

const datesInOrder = { path: ['completion_date'], message: END_BEFORE_START };

/** The fields of the project dialog. */
export const projectFields = z.strictObject(fields);
export const projectDraft = projectFields.refine(endsAfterStart, datesInOrder).meta({ id: 'ProjectInput' });
export type ProjectDraft = z.infer<typeof projectDraft>;

const renameFields = renamingAliases(
  {
    ...camelAliases(Object.keys(fields)),
    client_name: 'client',
    clientName: 'client',
    tech_stack: 'technologies',
    techStack: 'technologies',
    end_date: 'completion_date',
    endDate: 'completion_date',
    image: 'featured_image',
    live_url: 'project_url',
  },
  ['category_display', 'categoryDisplay', 'result', ...STAFF_FIELDS, ...FACTS_FIELDS],
);

/** Older clients send the status `completed`, which means a published project that is completed. */
const readCompleted = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('status' in body) || body.status !== 'completed') return body;
  return { ...body, status: 'published', completed: true };
};

const renaming = (body: unknown): unknown => readCompleted(renameFields(body));

/** Body of POST /projects. */
export const projectInput = z.preprocess(renaming, projectDraft);
/** Body of PUT /projects/{id}: absent fields stay. */
export const projectPatch = z.preprocess(
  renaming,
  projectFields.partial().refine(endsAfterStart, datesInOrder).meta({ id: 'ProjectPatch' }),
);
export type ProjectPatch = Partial<ProjectDraft>;

/** Body of PATCH /projects/{id}/status. */
export const projectStatusChange = z.preprocess(
  readCompleted,
  z.strictObject({ status: projectStatus, completed: z.boolean().optional() }),
);

const dates = {
  start_date: z.string().nullable(),
  completion_date: z.string().nullable(),
  end_date: z.string().nullable(),
};

/** The first result of a case study, for lists. */
const projectResult = z
  .object({ figure: z.string(), unit: z.string(), label: z.string() })
  .meta({ id: 'ProjectResult' });

/** A project in answers, with its aliases (API-PRJ). */
export const project = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    short_description: z.string().nullable(),
    shortDescription: z.string().nullable(),
    overview: z.string().nullable(),
    key_features: z.array(z.string()),
    keyFeatures: z.array(z.string()),
    technical_implementation: z.string().nullable(),
    technicalImplementation: z.string().nullable(),
    content: z.string().nullable(),
    category: z.string(),
    category_display: z.string(),
    status: projectStatus,
    completed: z.boolean(),
    featured: z.boolean(),
    technologies: z.array(z.string()),
    tech_stack: z.array(z.string()),
    /** Absent in answers of earlier versions, as are `services` and `result`. */
    display_order: z.number().int().optional(),
    services: z.array(z.string()).optional(),
    result: projectResult.nullable().optional(),
    client: z.string().nullable(),
    client_name: z.string().nullable(),
    ...dates,
    project_url: z.string().nullable(),
    github_url: z.string().nullable(),
    featured_image: z.string().nullable(),
    featured_image_facts: factsField,
    image_facts: allFactsField,
    thumbnail: z.string().nullable(),
    images: z.array(z.string()),
    /** Absent in answers of earlier versions. */
    opening_clip: z.string().nullable().optional(),
    /** Null where the project is none, and absent in answers of earlier versions. */
    case_study: caseStudy.nullable().optional(),
    seo_title: z.string().nullable(),
    seo_description: z.string().nullable(),
    seo_keywords: z.array(z.string()),
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
    ...staffFields,
  })
  .meta({ id: 'Project' });
export type Project = z.infer<typeof project>;

/** A project as it stands in a list: without its rich text, its clip, its case study, and what belongs to them. */
export const projectSummary = project
  .omit({ content: true, opening_clip: true, case_study: true, image_facts: true })
  .meta({ id: 'ProjectSummary' });
export type ProjectSummary = z.infer<typeof projectSummary>;

/** A project as a link to it needs it. */
const projectLink = z.object({ slug: z.string(), title: z.string() });
/** The projects beside one in the list, the latest first; null at its ends. */
export const projectNeighbors = z
  .object({ previous: projectLink.nullable(), next: projectLink.nullable() })
  .meta({ id: 'ProjectNeighbors' });
export type ProjectNeighbors = z.infer<typeof projectNeighbors>;

/** A service as a link to it needs it. */
export const serviceLink = z.object({ slug: z.string(), name: z.string() }).meta({ id: 'ServiceLink' });
export type ServiceLink = z.infer<typeof serviceLink>;

import {
  CASE_STUDY_PICTURES,
  type CaseStudy,
  CONTENT_EVENTS,
  CONTENT_UPLOADS,
  END_BEFORE_START,
  endsAfterStart,
  labelOfProjectCategory,
  type Project,
  type ProjectDraft,
  type ProjectPatch,
  type ProjectSummary,
  projectFields,
  projectInput,
  projectPatch,
  uploadRefusal,
} from '@atelier/contracts';
import { InvalidInput } from '@atelier/service-kit';
import type { Clean } from '@atelier/service-kit/rich-text/rich-text';
import { given, orderKey, plainText, sortable, staffPart } from '../items/fields.js';
import { type ItemChange, type ItemKind, NEW_ITEM, type NewItem } from '../items/item.js';
import type { PlacedFile } from '../items/item-forms.js';
import { getAllFacts, getFacts, getPictures, type PictureFields } from '../pictures/shown-pictures.js';
import { projectSchema } from './project.schema.js';
import type { ProjectRecord } from './project-record.js';

const MAX_IMAGES = CONTENT_UPLOADS.projects.maxFiles;

/** Converts a draft or a patch to a change of the record; absent fields stay absent. */
const getFields = (patch: Clean<ProjectPatch>): ItemChange<ProjectRecord> => given(patch);

/** A patch may set one date alone, so their order is checked with the stored one. */
export const changeOfPatch = (before: ProjectRecord, patch: Clean<ProjectPatch>): ItemChange<ProjectRecord> => {
  const change = getFields(patch);
  if (!endsAfterStart({ ...before, ...change }))
    throw new InvalidInput([{ field: 'completion_date', message: END_BEFORE_START }]);
  return change;
};

/** The texts of a case study that visitors read. */
const textsOf = (study: CaseStudy | null | undefined): (string | null)[] =>
  study
    ? [
        study.brief,
        ...study.screens.flatMap(({ caption, notes }) => [caption, ...notes.map(({ text }) => text)]),
        ...study.results.map(({ label }) => label),
        study.quote?.text ?? null,
        study.quote?.name ?? null,
        ...study.credits.map(({ name }) => name),
      ]
    : [];

const BLANK: Omit<NewItem<ProjectRecord>, 'slug'> = {
  ...NEW_ITEM,
  title: '',
  description: '',
  short_description: null,
  overview: null,
  key_features: [],
  technical_implementation: null,
  content: null,
  category: '',
  status: 'draft',
  completed: false,
  featured: false,
  technologies: [],
  services: [],
  display_order: 0,
  client: null,
  project_url: null,
  github_url: null,
  start_date: null,
  completion_date: null,
  featured_image: null,
  thumbnail: null,
  images: [],
  opening_clip: null,
  case_study: null,
  seo_title: null,
  seo_description: null,
  seo_keywords: [],
};

export const newProject = ({ slug: _slug, ...draft }: Clean<ProjectDraft>): Omit<NewItem<ProjectRecord>, 'slug'> => ({
  ...BLANK,
  ...getFields(draft),
});

/** Assigns pictures by their field names. */
export const placeFiles = <Input extends ProjectPatch>(input: Input, files: readonly PlacedFile[]): Input => {
  const getUrl = (name: string) => files.find(({ field }) => field === name)?.url;
  const uploaded = files.filter(({ field }) => field === 'images').map(({ url }) => url);
  const images = [...(input.images ?? []), ...uploaded];
  if (images.length > MAX_IMAGES)
    throw new InvalidInput([{ field: 'images', message: uploadRefusal.moreThan(MAX_IMAGES) }]);
  return {
    ...input,
    ...given({ featured_image: getUrl('featured_image'), thumbnail: getUrl('thumbnail') }),
    ...(uploaded.length === 0 ? {} : { images }),
  };
};

/** The first picture becomes the featured one of a new project that sets none. */
const placeNewFiles = (draft: ProjectDraft, files: readonly PlacedFile[]): ProjectDraft => {
  const placed = placeFiles(draft, files);
  return { ...placed, featured_image: placed.featured_image ?? placed.images?.[0] ?? null };
};

const getResult = ({ case_study }: ProjectRecord): ProjectSummary['result'] => {
  const [first] = case_study?.results ?? [];
  return first === undefined ? null : { figure: first.figure, unit: first.unit, label: first.label };
};

/** The answer of the API, with its aliases (API-PRJ). */
export const toSummary = (record: ProjectRecord, isStaff: boolean): ProjectSummary => ({
  id: record.id,
  slug: record.slug,
  title: record.title,
  description: record.description,
  short_description: record.short_description,
  shortDescription: record.short_description,
  overview: record.overview,
  key_features: record.key_features,
  keyFeatures: record.key_features,
  technical_implementation: record.technical_implementation,
  technicalImplementation: record.technical_implementation,
  category: record.category,
  category_display: labelOfProjectCategory(record.category),
  status: record.status,
  completed: record.completed,
  featured: record.featured,
  technologies: record.technologies,
  tech_stack: record.technologies,
  display_order: record.display_order ?? 0,
  services: record.services ?? [],
  result: getResult(record),
  client: record.client,
  client_name: record.client,
  start_date: record.start_date,
  completion_date: record.completion_date,
  end_date: record.completion_date,
  project_url: record.project_url,
  github_url: record.github_url,
  featured_image: record.featured_image,
  featured_image_facts: getFacts(record, record.featured_image),
  thumbnail: record.thumbnail,
  images: record.images,
  seo_title: record.seo_title,
  seo_description: record.seo_description,
  seo_keywords: record.seo_keywords,
  version: record.version,
  created_at: record.createdAt.toISOString(),
  updated_at: record.updatedAt.toISOString(),
  ...(isStaff ? staffPart(record) : {}),
});

export const toProject = (record: ProjectRecord, isStaff: boolean): Project => ({
  ...toSummary(record, isStaff),
  content: record.content,
  opening_clip: record.opening_clip ?? null,
  case_study: record.case_study ?? null,
  image_facts: getAllFacts(record),
});

const PICTURES: PictureFields = {
  addresses: [
    'featured_image',
    'thumbnail',
    'images',
    'opening_clip',
    ...CASE_STUDY_PICTURES.map((path) => `case_study.${path}` as const),
  ],
  texts: ['content'],
};

export const projectKind: ItemKind<ProjectRecord, ProjectDraft, ProjectPatch> = {
  schema: projectSchema,
  newItem: newProject,
  writes: {
    created: { owner: 'projects', schema: projectInput, place: placeNewFiles },
    changed: { owner: 'projects', schema: projectPatch, place: placeFiles },
  },
  bulk: { patch: projectPatch, noun: 'project' },

  kind: 'project',
  resource: 'projects',
  path: 'projects',
  noun: 'Project',
  draft: projectFields,
  blank: BLANK,
  toChange: changeOfPatch,
  answer: toProject,
  visibility: { fields: ['status'], shown: { status: 'published' }, hidden: { status: 'archived' } },
  pictures: PICTURES,
  notFound: "The project you're looking for doesn't exist or has been moved.",
  status: { field: 'status', values: ['draft', 'published', 'archived'] },
  isPublic: ({ status, trashed }) => status === 'published' && !trashed,
  getTitle: ({ title = '' }) => title,
  searchTexts: (project) => [
    project.title,
    project.client,
    ...project.technologies,
    labelOfProjectCategory(project.category),
    project.short_description,
    project.description,
  ],
  longTexts: ({ overview, technical_implementation, key_features, content, case_study }) => [
    overview,
    technical_implementation,
    ...key_features,
    content && plainText(content),
    ...textsOf(case_study),
  ],
  sortKeys: ({ title, completion_date, start_date, display_order = 0 }, createdAt) => {
    const date = new Date(completion_date ?? start_date ?? createdAt);
    return { order: orderKey(display_order, date, 'latest'), date, title: sortable(title) };
  },
  facets: ({ status, category, featured }) => ({ status, category, featured }),
  keywords: { field: 'technologies', of: ({ technologies }) => technologies },
  otherTallies: ({ status, completed }) => [{ cube: 'project.completed', facets: { status, completed } }],
  events: CONTENT_EVENTS.project,
  snapshot: (project) => ({
    id: project.id,
    slug: project.slug,
    title: project.title,
    summary: project.short_description ?? project.description,
    text: plainText(
      project.description,
      project.overview,
      ...project.key_features,
      project.technical_implementation,
      project.content,
      project.case_study?.brief ?? null,
      ...(project.case_study?.results ?? []).map(({ label }) => label),
    ),
    category: project.category,
    keywords: project.technologies,
    image: project.featured_image,
    media: getPictures(PICTURES, project),
    isPublic: project.status === 'published' && !project.trashed,
    publishedAt: project.firstPublishedAt?.toISOString() ?? null,
    updatedAt: project.updatedAt.toISOString(),
    version: project.version,
  }),
};

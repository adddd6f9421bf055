import {
  CONTENT_EVENTS,
  labelOfServiceCategory,
  type Service,
  type ServiceDraft,
  type ServicePatch,
  serviceDraft,
  serviceInput,
  servicePatch,
} from '@atelier/contracts';
import { given, plainText, sortable, staffPart } from '../items/fields.js';
import { type ItemChange, type ItemKind, NEW_ITEM, type NewItem } from '../items/item.js';
import type { PlacedFile } from '../items/item-forms.js';
import { getFacts, getPictures, type PictureFields } from '../pictures/shown-pictures.js';
import { serviceSchema } from './service.schema.js';
import type { ServiceRecord } from './service-record.js';

type Steps = NonNullable<ServiceDraft['process_steps']>;

const numbered = (steps: Steps): ServiceRecord['process_steps'] =>
  steps.map(({ step, title, description }, index) => ({ step: step ?? index + 1, title, description }));

/** Converts a draft or a patch to a change of the record; absent fields stay absent. */
export const changeOfPatch = ({ process_steps: steps, ...patch }: ServicePatch): ItemChange<ServiceRecord> => ({
  ...given(patch),
  ...(steps === undefined ? {} : { process_steps: numbered(steps) }),
});

const BLANK: Omit<NewItem<ServiceRecord>, 'slug'> = {
  ...NEW_ITEM,
  name: '',
  short_description: '',
  description: '',
  category: '',
  features: [],
  technologies: [],
  estimated_timeline: null,
  price_hint: null,
  is_active: true,
  show_in_homepage: true,
  display_order: 0,
  process_steps: [],
  seo_title: null,
  seo_description: null,
  seo_keywords: [],
  og_image: null,
  featured_image: null,
};

const newService = ({ slug: _slug, ...draft }: ServiceDraft): Omit<NewItem<ServiceRecord>, 'slug'> => ({
  ...BLANK,
  ...changeOfPatch(draft),
});

/** A service has one picture. */
export const placeFiles = <Input extends ServicePatch>(input: Input, [file]: readonly PlacedFile[]): Input =>
  file === undefined ? input : { ...input, featured_image: file.url };

/** The answer of the API. */
export const toService = (record: ServiceRecord, isStaff: boolean): Service => ({
  id: record.id,
  slug: record.slug,
  name: record.name,
  short_description: record.short_description,
  description: record.description,
  category: record.category,
  category_display: labelOfServiceCategory(record.category),
  features: record.features,
  technologies: record.technologies,
  estimated_timeline: record.estimated_timeline,
  price_hint: record.price_hint ?? null,
  is_active: record.is_active,
  show_in_homepage: record.show_in_homepage,
  display_order: record.display_order,
  process_steps: record.process_steps.map((step) => ({ ...step, name: step.title })),
  seo_title: record.seo_title,
  seo_description: record.seo_description,
  seo_keywords: record.seo_keywords,
  og_image: record.og_image,
  featured_image: record.featured_image,
  featured_image_facts: getFacts(record, record.featured_image),
  version: record.version,
  created_at: record.createdAt.toISOString(),
  updated_at: record.updatedAt.toISOString(),
  ...(isStaff ? staffPart(record) : {}),
});

const PICTURES: PictureFields = { addresses: ['featured_image', 'og_image'], texts: [] };

export const serviceKind: ItemKind<ServiceRecord, ServiceDraft, ServicePatch> = {
  schema: serviceSchema,
  newItem: newService,
  writes: {
    created: { owner: 'services', schema: serviceInput, place: placeFiles },
    changed: { owner: 'services', schema: servicePatch, place: placeFiles },
  },
  bulk: { patch: servicePatch, noun: 'service' },

  kind: 'service',
  resource: 'services',
  path: 'services',
  noun: 'Service',
  pictures: PICTURES,
  notFound: 'Service not found',
  draft: serviceDraft,
  blank: BLANK,
  toChange: (_before, values) => changeOfPatch(values),
  answer: toService,
  visibility: { fields: ['is_active'], shown: { is_active: true }, hidden: { is_active: false } },
  status: { field: 'is_active', values: [true, false] },
  isPublic: ({ is_active, trashed }) => is_active && !trashed,
  getTitle: ({ name = '' }) => name,
  searchTexts: (service) => [
    service.name,
    service.short_description,
    ...service.technologies,
    labelOfServiceCategory(service.category),
    service.description,
  ],
  longTexts: ({ features }) => features,
  sortKeys: ({ name, display_order }, createdAt) => ({ order: display_order, name: sortable(name), latest: createdAt }),
  facets: ({ is_active, category, show_in_homepage }) => ({ is_active, category, show_in_homepage }),
  keywords: { field: 'technologies', of: ({ technologies }) => technologies },
  events: CONTENT_EVENTS.service,
  snapshot: (service) => ({
    id: service.id,
    slug: service.slug,
    title: service.name,
    summary: service.short_description,
    text: plainText(service.description, ...service.features, ...service.process_steps.map(({ title }) => title)),
    category: service.category,
    keywords: service.technologies,
    image: service.featured_image,
    media: getPictures(PICTURES, service),
    isPublic: service.is_active && !service.trashed,
    publishedAt: service.firstPublishedAt?.toISOString() ?? null,
    updatedAt: service.updatedAt.toISOString(),
    version: service.version,
  }),
};

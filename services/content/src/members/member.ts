import {
  CONTENT_EVENTS,
  type Member,
  type MemberDraft,
  type MemberPatch,
  memberDraft,
  memberInput,
  memberPatch,
} from '@atelier/contracts';
import { given, orderKey, plainText, sortable, staffPart } from '../items/fields.js';
import { type ItemChange, type ItemKind, NEW_ITEM, type NewItem } from '../items/item.js';
import type { PlacedFile } from '../items/item-forms.js';
import { getFacts, getPictures, type PictureFields } from '../pictures/shown-pictures.js';
import { memberSchema } from './member.schema.js';
import type { MemberRecord } from './member-record.js';

const getLinks = (links: NonNullable<MemberPatch['social_links']>): MemberRecord['social_links'] =>
  Object.fromEntries(Object.entries(links).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Converts a draft or a patch to a change of the record; absent fields stay absent. */
export const changeOfPatch = ({ social_links: links, ...patch }: MemberPatch): ItemChange<MemberRecord> => ({
  ...given(patch),
  ...(links === undefined ? {} : { social_links: getLinks(links) }),
});

const BLANK: Omit<NewItem<MemberRecord>, 'slug'> = {
  ...NEW_ITEM,
  name: '',
  position: '',
  department: '',
  email: null,
  phone: null,
  bio: null,
  short_bio: null,
  expertise_level: 'mid',
  years_experience: null,
  skills: [],
  hire_date: null,
  is_leadership: false,
  is_featured: false,
  is_active: true,
  show_in_about: true,
  display_order: 0,
  social_links: {},
  profile_image: null,
};

const newMember = ({ slug: _slug, ...draft }: MemberDraft): Omit<NewItem<MemberRecord>, 'slug'> => ({
  ...BLANK,
  ...changeOfPatch(draft),
});

/** A member has one photo. */
export const placeFiles = <Input extends MemberPatch>(input: Input, [file]: readonly PlacedFile[]): Input =>
  file === undefined ? input : { ...input, profile_image: file.url };

/** The fields of a member that only staff may read. */
const privateFields = (record: MemberRecord) => ({
  email: record.email,
  phone: record.phone,
  hire_date: record.hire_date,
  ...staffPart(record),
});
const HIDDEN = { email: null, phone: null, hire_date: null };

/** The answer of the API, with its aliases (API-TEAM). */
export const toMember = (record: MemberRecord, isStaff: boolean): Member => ({
  id: record.id,
  slug: record.slug,
  name: record.name,
  position: record.position,
  role: record.position,
  department: record.department,
  bio: record.bio,
  short_bio: record.short_bio,
  expertise_level: record.expertise_level,
  years_experience: record.years_experience,
  skills: record.skills,
  is_leadership: record.is_leadership,
  is_featured: record.is_featured,
  featured: record.is_featured,
  is_active: record.is_active,
  show_in_about: record.show_in_about,
  display_order: record.display_order ?? 0,
  social_links: record.social_links,
  profile_image: record.profile_image,
  photo: record.profile_image,
  profile_image_facts: getFacts(record, record.profile_image),
  version: record.version,
  created_at: record.createdAt.toISOString(),
  updated_at: record.updatedAt.toISOString(),
  ...(isStaff ? privateFields(record) : HIDDEN),
});

const PICTURES: PictureFields = { addresses: ['profile_image'], texts: [] };

export const memberKind: ItemKind<MemberRecord, MemberDraft, MemberPatch> = {
  schema: memberSchema,
  newItem: newMember,
  writes: {
    created: { owner: 'team', schema: memberInput, place: placeFiles },
    changed: { owner: 'team', schema: memberPatch, place: placeFiles },
    createdWord: 'added',
  },
  bulk: { patch: memberPatch, noun: 'team member' },

  kind: 'member',
  resource: 'team',
  path: 'team',
  noun: 'Team member',
  pictures: PICTURES,
  notFound: 'Team member not found',
  draft: memberDraft,
  blank: BLANK,
  toChange: (_before, values) => changeOfPatch(values),
  answer: toMember,
  visibility: { fields: ['is_active'], shown: { is_active: true }, hidden: { is_active: false } },
  status: { field: 'is_active', values: [true, false] },
  isPublic: ({ is_active, trashed }) => is_active && !trashed,
  getTitle: ({ name = '' }) => name,
  searchTexts: ({ name, position, department, skills }) => [name, position, department, ...skills],
  longTexts: ({ short_bio, bio }) => [short_bio, bio],
  sortKeys: ({ name, display_order = 0 }, createdAt) => ({
    order: orderKey(display_order, createdAt, 'oldest'),
    date: createdAt,
    name: sortable(name),
  }),
  facets: ({ is_active, department, expertise_level, is_leadership, is_featured, show_in_about }) => ({
    is_active,
    department,
    expertise_level,
    is_leadership,
    is_featured,
    show_in_about,
  }),
  keywords: { field: 'skills', of: () => [] },
  events: CONTENT_EVENTS.member,
  snapshot: (member) => ({
    id: member.id,
    slug: member.slug,
    title: member.name,
    summary: member.short_bio ?? member.position,
    text: plainText(member.position, member.department, member.bio),
    category: member.department,
    keywords: member.skills,
    image: member.profile_image,
    media: getPictures(PICTURES, member),
    isPublic: member.is_active && !member.trashed,
    publishedAt: member.firstPublishedAt?.toISOString() ?? null,
    updatedAt: member.updatedAt.toISOString(),
    version: member.version,
  }),
};

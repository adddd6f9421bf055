import * as z from 'zod';
import { dateInput, renamingAliases, requiredString } from '../http/fields.js';
import {
  camelAliases,
  choiceError,
  displayOrder,
  imageAddress,
  orNull,
  STAFF_FIELDS,
  slugInput,
  staffFields,
  text,
} from './content-fields.js';
import { FACTS_FIELDS, factsField } from './shown-picture.js';

export const DEPARTMENTS = [
  'Engineering',
  'Design',
  'Product',
  'Marketing',
  'Sales',
  'Operations',
  'HR',
  'Finance',
] as const;

/** Levels of expertise with their labels. */
export const EXPERTISE_LEVELS = [
  { value: 'junior', label: 'Junior' },
  { value: 'mid', label: 'Mid-Level' },
  { value: 'senior', label: 'Senior' },
  { value: 'lead', label: 'Lead' },
  { value: 'architect', label: 'Architect' },
] as const;
export const expertiseLevel = z.enum(
  EXPERTISE_LEVELS.map(({ value }) => value),
  {
    error: choiceError('Expertise level is required', 'Expertise level must be junior, mid, senior, lead or architect'),
  },
);
export type ExpertiseLevel = z.infer<typeof expertiseLevel>;

/** The 27 skills that the member dialog offers (ATM-2). */
export const MEMBER_SKILLS = [
  'React',
  'Vue.js',
  'Angular',
  'Node.js',
  'Python',
  'Java',
  'C#',
  'PHP',
  'JavaScript',
  'TypeScript',
  'HTML',
  'CSS',
  'SASS',
  'MongoDB',
  'PostgreSQL',
  'MySQL',
  'Docker',
  'Kubernetes',
  'AWS',
  'Azure',
  'DevOps',
  'UI/UX Design',
  'Figma',
  'Adobe Creative Suite',
  'Project Management',
  'Agile',
  'Scrum',
] as const;

export const SOCIAL_NETWORKS = [
  'linkedin',
  'github',
  'twitter',
  'portfolio',
  'website',
  'behance',
  'dribbble',
  'email',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

const SOCIAL_ADDRESS = /^(https?:\/\/|mailto:)\S+$/i;
const asSocialAddress = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const address = value.trim();
  if (address === '') return null;
  if (SOCIAL_ADDRESS.test(address)) return address;
  return /^[^\s/:]+@[^\s/:]+$/.test(address) ? `mailto:${address}` : address;
};
const socialLink = z.preprocess(
  asSocialAddress,
  z.string().max(300, 'Link must be at most 300 characters').regex(SOCIAL_ADDRESS, 'Must be a valid URL').nullable(),
);

const fields = {
  name: requiredString('Name')
    .min(2, 'Name must be at least 2 characters')
    .max(120, 'Name must be at most 120 characters'),
  slug: slugInput,
  position: requiredString('Position').max(120, 'Position must be at most 120 characters'),
  department: requiredString('Department').max(60, 'Department must be at most 60 characters'),
  email: orNull(z.email('Invalid email format').max(254, 'Invalid email format')),
  phone: orNull(text('Phone', 40)),
  bio: orNull(z.string().trim().max(1000, 'Bio must be less than 1000 characters')),
  short_bio: orNull(z.string().trim().max(200, 'Short bio must be less than 200 characters')),
  expertise_level: expertiseLevel.optional(),
  years_experience: orNull(
    z
      .number({ error: 'Experience must be a number' })
      .min(0, 'Experience cannot be negative')
      .max(50, 'Experience cannot exceed 50 years'),
  ),
  skills: z
    .array(text('Skill', 60).min(1, 'Skill cannot be empty'), { error: 'At least one skill is required' })
    .min(1, 'At least one skill is required')
    .max(40, 'Maximum 40 skills allowed'),
  hire_date: orNull(dateInput),
  is_leadership: z.boolean({ error: 'Must be true or false' }).optional(),
  is_featured: z.boolean({ error: 'Must be true or false' }).optional(),
  is_active: z.boolean({ error: 'Must be true or false' }).optional(),
  show_in_about: z.boolean({ error: 'Must be true or false' }).optional(),
  display_order: displayOrder.optional(),
  social_links: z.partialRecord(z.enum(SOCIAL_NETWORKS), socialLink).optional(),
  profile_image: orNull(imageAddress('Photo')),
};

/** The fields of the member dialog; the level defaults to `mid`. */
export const memberDraft = z.strictObject(fields).meta({ id: 'MemberInput' });
export type MemberDraft = z.infer<typeof memberDraft>;

const renaming = renamingAliases(
  {
    ...camelAliases(Object.keys(fields)),
    role: 'position',
    photo: 'profile_image',
    image: 'profile_image',
    featured: 'is_featured',
    leadership: 'is_leadership',
  },
  [...STAFF_FIELDS, ...FACTS_FIELDS],
);

/** Body of POST /team. */
export const memberInput = z.preprocess(renaming, memberDraft);
/** Body of PUT /team/{id}: absent fields stay. */
export const memberPatch = z.preprocess(renaming, memberDraft.partial().meta({ id: 'MemberPatch' }));
export type MemberPatch = Partial<MemberDraft>;

/** A member in answers. E-mail, phone and hire date are for staff only: visitors get null. */
export const member = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    position: z.string(),
    role: z.string(),
    department: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    bio: z.string().nullable(),
    short_bio: z.string().nullable(),
    expertise_level: expertiseLevel,
    years_experience: z.number().nullable(),
    skills: z.array(z.string()),
    hire_date: z.string().nullable(),
    is_leadership: z.boolean(),
    is_featured: z.boolean(),
    featured: z.boolean(),
    is_active: z.boolean(),
    show_in_about: z.boolean(),
    /** Absent in answers of earlier versions. */
    display_order: z.number().int().optional(),
    social_links: z.partialRecord(z.enum(SOCIAL_NETWORKS), z.string()),
    profile_image: z.string().nullable(),
    photo: z.string().nullable(),
    profile_image_facts: factsField,
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
    ...staffFields,
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof member>;

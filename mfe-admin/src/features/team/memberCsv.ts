import type { MemberDraft } from '@atelier/contracts';
import { MEMBER_EXAMPLE } from '@atelier/contracts/content/examples';
import { memberDraft } from '@atelier/contracts/content/member';
import { type FieldColumns, getColumns } from '../../csv-import/CsvColumn';
import type { CsvKind } from '../../csv-import/CsvKind';
import { EXPERTISE_CHOICES, NETWORK_LABELS } from './memberLabels';

const COLUMNS: Readonly<Record<keyof MemberDraft, FieldColumns>> = {
  name: { label: 'Name' },
  slug: { label: 'Slug' },
  position: { label: 'Position', also: ['role'] },
  department: { label: 'Department' },
  email: { label: 'Email', also: ['e-mail'] },
  phone: { label: 'Phone' },
  short_bio: { label: 'Short Bio' },
  bio: { label: 'Bio' },
  expertise_level: { label: 'Expertise Level', choices: EXPERTISE_CHOICES },
  years_experience: { label: 'Years of Experience', form: 'number' },
  skills: { label: 'Skills', form: 'list' },
  hire_date: { label: 'Hire Date' },
  social_links: { parts: NETWORK_LABELS },
  is_active: { label: 'Active', form: 'yes-no' },
  is_featured: { label: 'Featured', form: 'yes-no' },
  is_leadership: { label: 'Leadership', form: 'yes-no' },
  show_in_about: { label: 'Show on About Page', form: 'yes-no' },
  display_order: { label: 'Display Order', form: 'number' },
  profile_image: { label: 'Photo', also: ['image'] },
};

export const MEMBER_CSV: CsvKind<MemberDraft> = {
  columns: getColumns(COLUMNS),
  schema: memberDraft,
  example: MEMBER_EXAMPLE,
};

import type { Member } from '@atelier/contracts';
import { type ExpertiseLevel, memberDraft, type SocialNetwork } from '@atelier/contracts/content/member';
import * as z from 'zod';
import { NETWORKS } from './memberLabels';

type Links = Record<SocialNetwork, string>;

/** The dialog's values as form controls hold them: an empty text means no value. */
export interface MemberFormValues {
  /** Chosen but not sent yet; replaces `profile_image`. */
  photo: File | null;
  profile_image: string;
  name: string;
  position: string;
  department: string;
  hire_date: string;
  email: string;
  phone: string;
  short_bio: string;
  bio: string;
  expertise_level: ExpertiseLevel;
  years_experience: string;
  skills: string[];
  social_links: Links;
  is_featured: boolean;
  is_active: boolean;
  show_in_about: boolean;
  is_leadership: boolean;
}

const getLinks = (links: Partial<Links>): Links =>
  // Mail links are stored with `mailto:` but shown and entered without it.
  Object.fromEntries(NETWORKS.map((network) => [network, links[network]?.replace(/^mailto:/i, '') ?? ''])) as Links;

export const NEW_MEMBER: MemberFormValues = {
  photo: null,
  profile_image: '',
  name: '',
  position: '',
  department: '',
  hire_date: '',
  email: '',
  phone: '',
  short_bio: '',
  bio: '',
  expertise_level: 'mid',
  years_experience: '',
  skills: [],
  social_links: getLinks({}),
  is_featured: false,
  is_active: true,
  show_in_about: true,
  is_leadership: false,
};

const DAY_LENGTH = 'YYYY-MM-DD'.length;

export const formOfMember = (member: Member): MemberFormValues => ({
  photo: null,
  profile_image: member.profile_image ?? '',
  name: member.name,
  position: member.position,
  department: member.department,
  hire_date: member.hire_date?.slice(0, DAY_LENGTH) ?? '',
  email: member.email ?? '',
  phone: member.phone ?? '',
  short_bio: member.short_bio ?? '',
  bio: member.bio ?? '',
  expertise_level: member.expertise_level,
  years_experience: member.years_experience?.toString() ?? '',
  skills: member.skills,
  social_links: getLinks(member.social_links),
  is_featured: member.is_featured,
  is_active: member.is_active,
  show_in_about: member.show_in_about,
  is_leadership: member.is_leadership,
});

/** The form's content, complete or not. */
export const draftOfMember = ({
  photo: _sentBeside,
  years_experience: years,
  ...values
}: MemberFormValues): z.input<typeof memberDraft> => ({
  ...values,
  years_experience: years.trim() === '' ? null : Number(years),
});

/** The contract's rules and messages, applied to the form's values. */
export const memberForm = z.custom<MemberFormValues>().transform(draftOfMember).pipe(memberDraft);

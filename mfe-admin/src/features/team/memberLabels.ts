import {
  DEPARTMENTS,
  EXPERTISE_LEVELS,
  type ExpertiseLevel,
  MEMBER_SKILLS,
  type SocialNetwork,
} from '@atelier/contracts/content/member';

const toChoices = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
export const DEPARTMENT_CHOICES = toChoices(DEPARTMENTS);
export const SKILL_CHOICES = toChoices(MEMBER_SKILLS);
export const EXPERTISE_CHOICES = EXPERTISE_LEVELS.map(({ value, label }) => ({ value, label }));

const LABEL_OF_LEVEL = new Map<string, string>(EXPERTISE_LEVELS.map(({ value, label }) => [value, label]));
export const expertiseLabel = (level: ExpertiseLevel): string => LABEL_OF_LEVEL.get(level) ?? level;

/** In the dialog's order. */
export const NETWORK_LABELS: Readonly<Record<SocialNetwork, string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  twitter: 'Twitter',
  portfolio: 'Portfolio',
  behance: 'Behance',
  dribbble: 'Dribbble',
  website: 'Website',
  email: 'Public e-mail',
};
export const NETWORKS = Object.keys(NETWORK_LABELS) as readonly SocialNetwork[];

import type { MemberStats } from '@atelier/contracts/content/member-http';
import type { ProjectStats } from '@atelier/contracts/content/project-http';
import { addressOf } from '@atelier/web-kit/api/calls';
import type { Figure } from './design/Figures';

/** The API answers that the studio's figures are made of. */
export const FIGURE_NEEDS = {
  projectStats: addressOf('GET /projects/stats'),
  teamStats: addressOf('GET /team/stats'),
} as const;

/** What the statistics say where the server has none. */
const FALLBACK = { projects: 250, satisfaction: 95, members: 50 } as const;

/** The studio in numbers. */
export const studioFigures = (
  projects: ProjectStats | null | undefined,
  team: MemberStats | null | undefined,
): readonly Figure[] => [
  { value: projects?.data.total || FALLBACK.projects, label: 'Projects completed' },
  { value: projects?.data.clientRetention || FALLBACK.satisfaction, suffix: '%', label: 'Client satisfaction' },
  { value: team?.data.total || FALLBACK.members, label: 'Team members' },
  { value: '24/7', label: 'Support' },
];

import { addressOf } from '@atelier/web-kit/api/calls';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import type { Figure } from '../design/Figures';
import { useAnswer } from './useAnswer';

/** The API answers that the studio's figures are made of. */
export const FIGURE_NEEDS = {
  projectStats: addressOf('GET /projects/stats'),
  teamStats: addressOf('GET /team/stats'),
} as const;

/** What the statistics say where the server does not answer (public-site.md §1). */
export const FALLBACK_FIGURES = { projects: 250, satisfactionPercent: 95, members: 50 } as const;

/** The studio in numbers: the server's, each with its own fallback. */
export const useStudioFigures = (): readonly Figure[] => {
  const projects = useAnswer(FIGURE_NEEDS.projectStats, FRESH_FOR_MS.stats).data?.data;
  const team = useAnswer(FIGURE_NEEDS.teamStats, FRESH_FOR_MS.stats).data?.data;
  return [
    { value: projects?.total ?? FALLBACK_FIGURES.projects, label: 'Projects completed' },
    {
      value: projects?.clientRetention ?? FALLBACK_FIGURES.satisfactionPercent,
      suffix: '%',
      label: 'Client satisfaction',
    },
    { value: team?.total ?? FALLBACK_FIGURES.members, label: 'Team members' },
    { value: '24/7', label: 'Support' },
  ];
};

import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import type { Figure } from '../../design/Figures';
import { HOME_NEEDS } from './homeNeeds';

/** What the statistics say where the server does not answer (public-site.md §1). */
export const FALLBACK_FIGURES = { projects: 250, satisfactionPercent: 95, members: 50 } as const;

/** The studio in numbers: the server's, each with its own fallback. */
export const useStudioFigures = (): readonly Figure[] => {
  const projects = useAnswer(HOME_NEEDS.projectStats, FRESH_FOR_MS.stats).data?.data;
  const team = useAnswer(HOME_NEEDS.teamStats, FRESH_FOR_MS.stats).data?.data;
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

import { getAddress } from '@atelier/web-kit/api/calls';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import type { Figure } from '../design/Figures';
import { useStudio } from '../studio';
import { useAnswer } from './useAnswer';

/** The API answers behind the studio's figures. */
export const FIGURE_NEEDS = {
  projectStats: getAddress('GET /projects/stats'),
  teamStats: getAddress('GET /team/stats'),
} as const;

/** The number of projects and client satisfaction; the values set by staff if the server does not answer (HOME-1). */
export const useProjectFigures = (): readonly [Figure, Figure] => {
  const { figures } = useStudio();
  const projects = useAnswer(FIGURE_NEEDS.projectStats, FRESH_FOR_MS.stats).data?.data;
  return [
    { value: projects?.total ?? figures.projects, label: 'Projects completed' },
    {
      value: projects?.clientRetention ?? figures.satisfactionPercent,
      suffix: '%',
      label: 'Client satisfaction',
    },
  ];
};

/** The studio in numbers. */
export const useStudioFigures = (): readonly [Figure, Figure, Figure, Figure] => {
  const { figures } = useStudio();
  const team = useAnswer(FIGURE_NEEDS.teamStats, FRESH_FOR_MS.stats).data?.data;
  return [
    ...useProjectFigures(),
    { value: team?.total ?? figures.members, label: 'Team members' },
    { value: figures.support, label: 'Support' },
  ];
};

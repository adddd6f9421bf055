import { getAddress } from '@atelier/web-kit/api/calls';
import { FIGURE_NEEDS } from '../../data/useStudioFigures';

export const SHOWN_LEADERS = 3;

/** The API answers that the page uses. It works without any of them. */
export const ABOUT_NEEDS = {
  leaders: getAddress('GET /team', { query: { leadership: 'true', about: 'true', limit: SHOWN_LEADERS } }),
  ...FIGURE_NEEDS,
} as const;

import { getAddress } from '@atelier/web-kit/api/calls';
import { FIGURE_NEEDS } from '../../data/useStudioFigures';

export const SHOWN_LEADERS = 3;

/** The API answers that the page is made of. None of them is needed for it to be a page. */
export const ABOUT_NEEDS = {
  leaders: getAddress('GET /team', { query: { leadership: 'true', about: 'true', limit: SHOWN_LEADERS } }),
  ...FIGURE_NEEDS,
} as const;

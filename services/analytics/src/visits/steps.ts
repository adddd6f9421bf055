import { CONTENT_TYPES, type FunnelStep } from '@atelier/contracts';

const WORK_FOLDERS = [CONTENT_TYPES.project.folder, CONTENT_TYPES.service.folder];
const CONTACT = '/contact';

const isIn = (page: string, folder: string): boolean => page === folder || page.startsWith(`${folder}/`);

/** The steps of the funnel that a visit reaches with a page. */
export const getSteps = (page: string): FunnelStep[] => {
  if (page === CONTACT) return ['visit', 'contact'];
  return WORK_FOLDERS.some((folder) => isIn(page, folder)) ? ['visit', 'work'] : ['visit'];
};

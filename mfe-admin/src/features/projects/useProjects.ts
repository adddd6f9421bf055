import type { ProjectSummary } from '@atelier/contracts';
import { addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { useListed } from '../../resource-page/useListed';
import type { ProjectListState } from './projectListState';
import { projectListAddress } from './projects.api';

const LOAD_FAILED = 'Failed to load projects';

/** The projects that the state describes, and how many there are of each status. */
export const useProjects = ({ view: _view, ...state }: ProjectListState) => {
  const list = useAnswer(projectListAddress(state), { keepPreviousData: true });
  const stats = useAnswer(addressOf('GET /projects/stats'));
  const { rows, total } = useListed<ProjectSummary>(list, 'projects');
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  return {
    projects: rows,
    total,
    stats: stats.data?.data,
    failure,
    refresh: () => Promise.all([list.mutate(), stats.mutate()]),
  };
};

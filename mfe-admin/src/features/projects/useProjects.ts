import { addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { useFailureToast } from '../../resource-page/useFailureToast';
import type { ProjectListState } from './projectListState';
import { projectListAddress } from './projects.api';

const LOAD_FAILED = 'Failed to load projects';

/** The projects that the state describes, and how many there are of each status. */
export const useProjects = ({ view: _view, ...state }: ProjectListState) => {
  const list = useAnswer(projectListAddress(state), { keepPreviousData: true });
  const stats = useAnswer(addressOf('GET /projects/stats'));
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  return {
    projects: list.error === undefined ? list.data?.projects : [],
    total: list.error === undefined ? (list.data?.total ?? 0) : 0,
    stats: stats.data?.data,
    failure,
    refresh: () => Promise.all([list.mutate(), stats.mutate()]),
  };
};

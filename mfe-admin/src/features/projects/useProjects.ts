import { addressOf } from '@atelier/web-kit/api/calls';
import { useManagedList } from '../../resource-page/useManagedList';
import type { ProjectListState } from './projectListState';
import { projectListAddress } from './projects.api';

/** The projects that the state describes, and how many there are of each status. */
export const useProjects = ({ view: _view, ...state }: ProjectListState) => {
  const { rows: projects, ...list } = useManagedList({
    list: projectListAddress(state),
    stats: addressOf('GET /projects/stats'),
    name: 'projects',
    failed: 'Failed to load projects',
  });
  return { projects, ...list };
};

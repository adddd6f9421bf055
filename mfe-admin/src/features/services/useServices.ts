import { addressOf } from '@atelier/web-kit/api/calls';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { useManagedList } from '../../resource-page/useManagedList';
import type { ServiceListState } from './serviceListState';
import { serviceListAddress } from './services.api';

const STATS_FAILED = 'Failed to fetch service statistics';

/** The services that the state describes, and the figures of all. */
export const useServices = ({ view: _view, ...state }: ServiceListState) => {
  const { rows: services, ...list } = useManagedList({
    list: serviceListAddress(state),
    stats: addressOf('GET /services/stats'),
    name: 'services',
    failed: 'Failed to load services',
  });
  // Where the list failed too, one message is enough.
  const isAlone = services !== undefined && list.failure === undefined;
  useFailureToast(isAlone && list.hasNoFigures ? STATS_FAILED : undefined);
  return { services, ...list };
};

import type { Service } from '@atelier/contracts';
import { addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { useListed } from '../../resource-page/useListed';
import type { ServiceListState } from './serviceListState';
import { serviceListAddress } from './services.api';

const LOAD_FAILED = 'Failed to load services';
const STATS_FAILED = 'Failed to fetch service statistics';

/** The services that the state describes, and the figures of all. */
export const useServices = ({ view: _view, ...state }: ServiceListState) => {
  const list = useAnswer(serviceListAddress(state), { keepPreviousData: true });
  const stats = useAnswer(addressOf('GET /services/stats'));
  const { rows, total } = useListed<Service>(list, 'services');
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  // Where the list failed too, one message is enough.
  useFailureToast(rows !== undefined && !failure && stats.error ? STATS_FAILED : undefined);
  return {
    services: rows,
    total,
    stats: stats.data?.data,
    failure,
    refresh: () => Promise.all([list.mutate(), stats.mutate()]),
  };
};

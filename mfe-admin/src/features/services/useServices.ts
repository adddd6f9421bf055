import { addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { useFailureToast } from '../../resource-page/useFailureToast';
import type { ServiceListState } from './serviceListState';
import { serviceListAddress } from './services.api';

const LOAD_FAILED = 'Failed to load services';

/** The services that the state describes, and the figures of all. */
export const useServices = ({ view: _view, ...state }: ServiceListState) => {
  const list = useAnswer(serviceListAddress(state), { keepPreviousData: true });
  const stats = useAnswer(addressOf('GET /services/stats'));
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  return {
    services: list.error === undefined ? list.data?.services : [],
    total: list.error === undefined ? (list.data?.total ?? 0) : 0,
    stats: stats.data?.data,
    failure,
    refresh: () => Promise.all([list.mutate(), stats.mutate()]),
  };
};

import { useAnswer } from '../../platform/useAnswer';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { staffListAddress } from './staff.api';
import type { StaffListState } from './staffListState';

const LOAD_FAILED = 'Failed to load users';

/** The staff that the state describes. */
export const useStaff = (state: StaffListState) => {
  const list = useAnswer(staffListAddress(state), { keepPreviousData: true });
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  return {
    staff: failure === undefined ? list.data?.data : [],
    total: failure === undefined ? (list.data?.total ?? 0) : 0,
    failure,
    refresh: () => list.mutate(),
  };
};

import type { Address } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../platform/useAnswer';
import { useFailureToast } from './useFailureToast';
import { useListed } from './useListed';
import { useListRefresh } from './useListRefresh';

interface Managed<Row, Figures> {
  list: Address<{ data: readonly Row[] }>;
  /** The name of the rows in the answer. */
  name: string;
  stats?: Address<{ data: Figures }> | undefined;
  /** The message if the list failed to load. */
  failed: string;
  /** The message if only the figures failed to load; without it, nothing is shown. */
  statsFailed?: string | undefined;
}

/** A manager's list and its figures; both are undefined while loading. */
export const useManagedList = <Row, Figures>({ list, stats, name, failed, statsFailed }: Managed<Row, Figures>) => {
  const refreshList = useListRefresh(list);
  const answered = useAnswer(list, { keepPreviousData: true });
  const figures = useAnswer(stats ?? null);
  const { rows, total } = useListed<Row>(answered, name);
  const failure = answered.error && failed;
  useFailureToast(failure);
  const isStatsFailureAlone = rows !== undefined && failure === undefined && figures.error !== undefined;
  useFailureToast(isStatsFailureAlone ? statsFailed : undefined);
  return {
    rows,
    total,
    failure,
    stats: figures.data?.data,
    refresh: () => Promise.all([refreshList(), figures.mutate()]),
  };
};

import type { Address } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../platform/useAnswer';
import { useFailureToast } from './useFailureToast';
import { useListed } from './useListed';

interface Managed<Row, Figures> {
  list: Address<{ data: readonly Row[] }>;
  /** What its rows are called in the answer. */
  name: string;
  stats?: Address<{ data: Figures }> | undefined;
  /** Said where the list could not be loaded. */
  failed: string;
  /** Said where the figures alone could not be loaded; nothing is said without it. */
  statsFailed?: string | undefined;
}

/** The list of a manager and the figures above it; neither is known while it loads. */
export const useManagedList = <Row, Figures>({ list, stats, name, failed, statsFailed }: Managed<Row, Figures>) => {
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
    refresh: () => Promise.all([answered.mutate(), figures.mutate()]),
  };
};

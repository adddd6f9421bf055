import type { Address } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../platform/useAnswer';
import { useFailureToast } from './useFailureToast';
import { useListed } from './useListed';

interface Managed<Row, Figures, Name extends string> {
  list: Address<{ data: readonly Row[] } | Readonly<Record<Name, readonly Row[]>>>;
  stats: Address<{ data: Figures }>;
  /** What its rows are called in the answer. */
  name: Name;
  /** Said where the list could not be loaded. */
  failed: string;
}

/** The list of a manager and the figures above it; neither is known while it loads. */
export const useManagedList = <Row, Figures, Name extends string>(managed: Managed<Row, Figures, Name>) => {
  const { list, stats, name, failed } = managed;
  const answered = useAnswer(list, { keepPreviousData: true });
  const figures = useAnswer(stats);
  const { rows, total } = useListed<Row>(answered, name);
  const failure = answered.error && failed;
  useFailureToast(failure);
  return {
    rows,
    total,
    failure,
    stats: figures.data?.data,
    hasNoFigures: figures.error !== undefined,
    refresh: () => Promise.all([answered.mutate(), figures.mutate()]),
  };
};

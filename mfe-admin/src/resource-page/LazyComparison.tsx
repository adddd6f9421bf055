import { lazy, Suspense } from 'react';
import { Skeleton } from '#antd';
import type { FieldValues } from './comparedFields';

const Comparison = lazy(async () => ({
  default: (await import(/* webpackChunkName: "comparison" */ './Comparison')).Comparison,
}));

interface Props {
  mine: FieldValues;
  /** Undefined until it is known. */
  theirs: FieldValues | undefined;
  names: { mine: string; theirs: string };
}

/** A comparison, fetched with what compares when somebody asks for one. */
export function LazyComparison({ theirs, ...props }: Props) {
  const loading = <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (theirs === undefined) return loading;
  return (
    <Suspense fallback={loading}>
      <Comparison {...props} theirs={theirs} />
    </Suspense>
  );
}

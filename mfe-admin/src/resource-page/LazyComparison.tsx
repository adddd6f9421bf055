import { lazy, Suspense } from 'react';
import { Skeleton } from '#antd';
import type { FieldValues } from './comparedFields';

const Comparison = lazy(async () => ({
  default: (await import(/* webpackChunkName: "comparison" */ './Comparison')).Comparison,
}));

interface Props {
  mine: FieldValues;
  /** Undefined while loading. */
  theirs: FieldValues | undefined;
  names: { mine: string; theirs: string };
}

/** A comparison that loads on demand, with its code. */
export function LazyComparison({ theirs, ...props }: Props) {
  const loading = <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (theirs === undefined) return loading;
  return (
    <Suspense fallback={loading}>
      <Comparison {...props} theirs={theirs} />
    </Suspense>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { Button } from '#antd';
import type { FieldValues } from './comparedFields';
import { LazyComparison } from './LazyComparison';

interface Props {
  mine: FieldValues;
  theirs: () => Promise<FieldValues>;
}

const NAMES = { mine: 'Mine', theirs: 'Theirs' };

/** Compares the user's text with what someone else saved. */
export function ClashComparison({ mine, theirs }: Props) {
  const [kept, setKept] = useState<FieldValues>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    theirs().then(setKept, () => setHasFailed(true));
  }, [theirs]);
  useEffect(load, [load]);
  if (hasFailed)
    return (
      <p role="alert">
        The newer version could not be loaded.{' '}
        <Button size="small" onClick={load}>
          Try again
        </Button>
      </p>
    );
  return <LazyComparison mine={mine} theirs={kept} names={NAMES} />;
}

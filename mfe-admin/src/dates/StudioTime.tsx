import { getAddress } from '@atelier/web-kit/api/calls';
import { type ReactNode, useEffect, useState } from 'react';
import { PageLoading } from '../layout/PageLoading';
import { useAnswer } from '../platform/useAnswer';
import { setTimeZone } from './dates';

/** Shows its children once the studio's time zone has arrived. Without an answer, dates are in the browser's. */
export function StudioTime({ children }: { children: ReactNode }) {
  const { data, error } = useAnswer(getAddress('GET /studio'));
  const timeZone = data?.data.timeZone;
  const isAnswered = timeZone !== undefined || error !== undefined;
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!isAnswered) return;
    setTimeZone(timeZone);
    setIsReady(true);
  }, [isAnswered, timeZone]);
  return isReady ? children : <PageLoading />;
}

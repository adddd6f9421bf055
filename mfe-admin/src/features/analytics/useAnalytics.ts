import { getAddress } from '@atelier/web-kit/api/calls';
import { useState } from 'react';
import { saveFile } from '../../platform/saveFile';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { type AnalyticsState, toQuery } from './analyticsState';
import type { Report } from './headlineFigures';
import { conditionsOf, toSegment } from './segments/conditions';

/** New visits appear without a reload; later in a segment, which the server adds up visit by visit. */
const REFRESH_MS = 15_000;
const REFRESH_SEGMENT_MS = 60_000;

export const useAnalytics = (state: AnalyticsState) => {
  const query = toQuery(state);
  const { api, toasts } = usePlatform();
  const [isExporting, setIsExporting] = useState(false);
  const address = getAddress('GET /analytics', { query });
  const { data: ofThisQuery } = useAnswer(address);
  const { data, error, isLoading, mutate } = useAnswer(address, {
    refreshInterval: Object.keys(toSegment(conditionsOf(state))).length === 0 ? REFRESH_MS : REFRESH_SEGMENT_MS,
    keepPreviousData: true,
  });
  const save = async ({ from, to }: Report) => {
    setIsExporting(true);
    try {
      const file = await api.call('GET /analytics/export', { query });
      saveFile(file, `analytics-${from}-to-${to}.csv`);
    } catch {
      toasts.show('Failed to export analytics', 'error');
    } finally {
      setIsExporting(false);
    }
  };
  // The last report stays while that of another query loads, and along with the error if its own query fails later.
  const { data: report } = (error === undefined ? data : ofThisQuery) ?? {};
  return { report, error, isLoading, mutate, save, isExporting };
};

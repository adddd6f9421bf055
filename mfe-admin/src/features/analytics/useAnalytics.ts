import { getAddress } from '@atelier/web-kit/api/calls';
import { useState } from 'react';
import { saveFile } from '../../platform/saveFile';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { type AnalyticsState, toQuery } from './analyticsState';
import type { Report } from './headlineFigures';

/** New visits appear without a reload. */
const REFRESH_MS = 15_000;

export const useAnalytics = (state: AnalyticsState) => {
  const query = toQuery(state);
  const { api, toasts } = usePlatform();
  const [isExporting, setIsExporting] = useState(false);
  const { data, error, isLoading, mutate } = useAnswer(getAddress('GET /analytics', { query }), {
    refreshInterval: REFRESH_MS,
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
  // Keeps the last report while the next one loads, or if it fails to load, along with the error.
  return { report: error === undefined ? data?.data : undefined, error, isLoading, mutate, save, isExporting };
};

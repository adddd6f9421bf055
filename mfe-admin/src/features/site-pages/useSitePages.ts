import { useAnswer } from '../../platform/useAnswer';
import { useFailureToast } from '../../resource-page/useFailureToast';
import type { SitePageListState } from './sitePageListState';
import { sitePageListAddress } from './sitePages.api';

const LOAD_FAILED = 'Failed to load pages';

/** The pages that the state describes. */
export const useSitePages = (state: SitePageListState) => {
  const { data, error, mutate } = useAnswer(sitePageListAddress(state), { keepPreviousData: true });
  const failure = error && LOAD_FAILED;
  useFailureToast(failure);
  return { pages: data?.pages, total: data?.total ?? 0, failure, refresh: () => mutate() };
};

import { GENERAL_SWR_OPTIONS } from '@atelier/web-kit/data/freshness';
import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import type { RemoteAppProps } from '@atelier/web-kit/platform/RemoteApp';
import { useMemo } from 'react';
import { type Cache, SWRConfig } from 'swr';
import { Router } from 'wouter';
import { isWorthRetrying } from './data/apiError';
import { markFetched } from './data/useAnswer';
import { PlatformContext } from './data/usePlatform';
import { Site } from './layout/Site';
import { aroundNavigation } from './routing/navigate';
import type { FormOutcome } from './routing/Page';
import { prefetchPage } from './routing/pageModules';
import { PrefetchContext } from './routing/SiteLink';
import { STUDIO_KEY, type Studio } from './studio';

/** Key of a form submission's outcome in the page's data. */
export const OUTCOME_KEY = 'form:outcome';

/** Data from the document is already parsed. */
const loadParser = () => import(/* webpackChunkName: "parse-answer" */ './data/parseAnswer');

/** The site in the browser: hydrates the server's HTML with the server's data. */
export function BrowserSite({ platform, data }: RemoteAppProps<VisitorPlatform>) {
  const options = useMemo(() => {
    markFetched(Object.keys(data));
    return {
      ...GENERAL_SWR_OPTIONS,
      shouldRetryOnError: isWorthRetrying,
      fallback: { ...data },
      provider: () => platform.cache as Cache,
      fetcher: async (path: string) => {
        const [{ parseAnswer }, answer] = await Promise.all([loadParser(), platform.api.get(path)]);
        return parseAnswer(path, answer);
      },
    };
  }, [platform, data]);
  return (
    <PlatformContext value={platform}>
      <SWRConfig value={options}>
        <Router aroundNav={aroundNavigation}>
          <PrefetchContext value={prefetchPage}>
            <Site studio={data[STUDIO_KEY] as Studio} outcome={data[OUTCOME_KEY] as FormOutcome | undefined} />
          </PrefetchContext>
        </Router>
      </SWRConfig>
    </PlatformContext>
  );
}

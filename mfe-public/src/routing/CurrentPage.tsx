import { use } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useDocumentHead } from '../head/useDocumentHead';
import type { FormOutcome, Page } from './Page';
import { pageOf } from './pageModules';
import { locationOf } from './routes';
import { useArrival } from './useArrival';
import { useMovedPage } from './useMovedPage';

const isPromise = (page: Page | Promise<Page>): page is Promise<Page> => page instanceof Promise;

/** The page of the address. It waits, by Suspense, only for a chunk that has not arrived. */
export function CurrentPage({ outcome }: { outcome?: FormOutcome | undefined }) {
  const [path] = useLocation();
  const search = useSearch();
  const found = pageOf(path);
  const page = isPromise(found) ? use(found) : found;
  const location = locationOf(path, search);
  const head = useDocumentHead(page, location);
  useMovedPage(page, location.path, head);
  useArrival(path);
  return <page.View key={path} location={location} outcome={outcome} />;
}

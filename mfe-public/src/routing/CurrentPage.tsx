import { use, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Unreachable } from '../design/Unreachable';
import { useDocumentHead } from '../head/useDocumentHead';
import type { FormOutcome, Page, PageLocation } from './Page';
import { getPage, retryPage } from './pageModules';
import { getLocation } from './routes';
import { useArrival } from './useArrival';
import { useMovedPage } from './useMovedPage';

interface ShownPageProps {
  page: Page;
  location: PageLocation;
  outcome: FormOutcome | undefined;
}

function ShownPage({ page, location, outcome }: ShownPageProps) {
  const head = useDocumentHead(page, location);
  useMovedPage(page, location.path, head);
  return <page.View location={location} outcome={outcome} />;
}

/** The page at the address. Suspends only for a chunk that is not loaded. */
export function CurrentPage({ outcome }: { outcome?: FormOutcome | undefined }) {
  const [path] = useLocation();
  const search = useSearch();
  const [, setTries] = useState(0);
  const [firstPath] = useState(path);
  const found = getPage(path);
  const page = found instanceof Promise ? use(found) : found;
  useArrival(path);
  if (page === undefined)
    return <Unreachable retry={() => void retryPage(path).then(() => setTries((tries) => tries + 1))} />;
  // The form that was posted is on the page of the document; other pages have other forms.
  const ofPage = path === firstPath ? outcome : undefined;
  return <ShownPage key={path} page={page} location={getLocation(path, search)} outcome={ofPage} />;
}

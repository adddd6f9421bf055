import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { isNotFound } from '../../data/apiError';
import { useAnswer } from '../../data/useAnswer';
import { Missing } from '../../design/Missing';
import { TryAgain } from '../../design/TryAgain';
import type { PageProps } from '../../routing/Page';
import { useHeadingAfter } from '../../routing/useArrival';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { ApplicationSection } from './application/ApplicationSection';
import { CAREERS, TextArticle } from './TextArticle';
import { TextPagePlaceholder } from './TextPagePlaceholder';
import { textNeed } from './textNeeds';

export function TextPage({ location }: PageProps) {
  const { data, error, mutate } = useAnswer(textNeed(location), FRESH_FOR_MS.general);
  const page = data?.page;
  useHeadingAfter(data === undefined && error === undefined);
  if (page !== undefined)
    return (
      <>
        <TextArticle page={page} />
        {page.slug === CAREERS && <ApplicationSection role={location.search.get('role') ?? ''} />}
      </>
    );
  if (data === null || isNotFound(error)) return <NotFoundPage />;
  if (error === undefined) return <TextPagePlaceholder path={location.path} />;
  return (
    <Missing title="Something went wrong" text="We can’t show this page right now. Please try again shortly.">
      <TryAgain retry={() => void mutate()} />
    </Missing>
  );
}

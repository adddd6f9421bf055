import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { isNotFound } from '../../data/apiError';
import { useAnswer } from '../../data/useAnswer';
import { ActionLink } from '../../design/ActionLink';
import { ClosingCall } from '../../design/ClosingCall';
import { Missing } from '../../design/Missing';
import { TryAgain } from '../../design/TryAgain';
import type { PageProps } from '../../routing/Page';
import { useHeadingAfter } from '../../routing/useArrival';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { CAREERS, TextArticle } from './TextArticle';
import { TextPagePlaceholder } from './TextPagePlaceholder';
import { textNeed } from './textNeeds';

function Application() {
  return (
    <ClosingCall
      title="Which chair is yours?"
      text="A page about yourself and something that you have made. A person reads it, and answers within a week."
    >
      <ActionLink href="/contact?subject=Application">Apply</ActionLink>
      <ActionLink href="/team" variant="secondary">
        Meet the Team
      </ActionLink>
    </ClosingCall>
  );
}

export function TextPage({ location }: PageProps) {
  const { data, error, mutate } = useAnswer(textNeed(location), FRESH_FOR_MS.general);
  const page = data?.page;
  useHeadingAfter(data === undefined && error === undefined);
  if (page !== undefined)
    return (
      <>
        <TextArticle page={page} />
        {page.slug === CAREERS && <Application />}
      </>
    );
  if (data === null || isNotFound(error)) return <NotFoundPage />;
  if (error === undefined) return <TextPagePlaceholder path={location.path} />;
  return (
    <Missing title="Something is in the way" text="This page cannot be shown right now. Please try again shortly.">
      <TryAgain retry={() => void mutate()} />
    </Missing>
  );
}

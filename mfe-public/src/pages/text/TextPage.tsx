import type { SitePage } from '@atelier/contracts/content/page';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { isNotFound } from '../../data/apiError';
import { useAnswer } from '../../data/useAnswer';
import { ActionLink } from '../../design/ActionLink';
import { ClosingCall } from '../../design/ClosingCall';
import { shownDate } from '../../design/dates';
import { Missing } from '../../design/Missing';
import { RichText } from '../../design/RichText';
import { TryAgain } from '../../design/TryAgain';
import type { PageProps } from '../../routing/Page';
import { useHeadingAfter } from '../../routing/useArrival';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { Contents } from './Contents';
import { FreeChairs } from './FreeChairs';
import { withSections } from './sections';
import styles from './TextPage.module.css';
import { TextPagePlaceholder } from './TextPagePlaceholder';
import { textNeed } from './textNeeds';

const CAREERS = 'careers';

function Text({ page }: { page: SitePage }) {
  const { html, sections } = withSections(page.content);
  return (
    <article>
      <header className={styles.head}>
        <h1>{page.title}</h1>
        <p className={styles.lead}>{page.description}</p>
        <p className={styles.date}>
          Last updated <time dateTime={page.updated_at}>{shownDate(page.updated_at)}</time>
        </p>
        {page.slug === CAREERS && <FreeChairs />}
      </header>
      <div className={styles.body}>
        <Contents sections={sections} />
        <div className={styles.text}>
          <RichText html={html} />
        </div>
      </div>
    </article>
  );
}

function Application() {
  return (
    <ClosingCall
      title="Which chair is yours?"
      text="A page about yourself and something that you have made. A person reads it, and answers within a week."
    >
      <ActionLink href="/contact?subject=Application">Apply</ActionLink>
      <ActionLink href="/team" tone="quiet">
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
        <Text page={page} />
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

import { ActionLink, actionClass } from '../../design/ActionLink';
import { Missing } from '../../design/Missing';
import { PagePlaceholder } from '../../design/PagePlaceholder';
import { TryAgain } from '../../design/TryAgain';

export const NO_SUCH_SERVICE = 'Service not found';
export const LOAD_FAILURE = 'Failed to load service. Please try again later.';

const FAILURE_TITLE = 'Something is in the way';

/** Shown when the service does not exist or could not be loaded. */
export function ServiceTrouble({ isMissing, retry }: { isMissing: boolean; retry(): void }) {
  return (
    <Missing
      title={isMissing ? NO_SUCH_SERVICE : FAILURE_TITLE}
      text={isMissing ? 'It may have another name by now. All that we offer is on one page.' : LOAD_FAILURE}
    >
      <ActionLink href="/services">Back to Services</ActionLink>
      <TryAgain retry={retry} variant="secondary" />
    </Missing>
  );
}

/** Shown while the service loads; without scripts it says that the server could not load it. */
export function WaitingForService({ path }: { path: string }) {
  return (
    <>
      <noscript>
        <Missing title={FAILURE_TITLE} text={LOAD_FAILURE}>
          <a href="/services" className={actionClass()}>
            Back to Services
          </a>
          <a href={path} className={actionClass('secondary')}>
            Try Again
          </a>
        </Missing>
      </noscript>
      <PagePlaceholder heading="Loading service" testId="service-skeleton" />
    </>
  );
}

import { ActionLink, actionClass } from '../../design/ActionLink';
import { Missing } from '../../design/Missing';
import { PagePlaceholder } from '../../design/PagePlaceholder';
import { TryAgain } from '../../design/TryAgain';

export const NO_SUCH_SERVICE = 'Service not found';
export const LOAD_FAILURE = 'Failed to load service. Please try again later.';

const FAILURE_TITLE = 'Something is in the way';

/** There is no such service, or none to be had now. */
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

/** Until the service is there. Where no script will fetch it, the server could not either. */
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

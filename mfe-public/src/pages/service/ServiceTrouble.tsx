import { Button } from '../../design/Button';
import { Missing } from '../../design/Missing';
import { MissingItem } from '../../design/MissingItem';
import { PagePlaceholder } from '../../design/PagePlaceholder';
import { TryAgain } from '../../design/TryAgain';

export const NO_SUCH_SERVICE = 'Service not found';
export const LOAD_FAILURE = 'Failed to load service. Please try again later.';

const FAILURE_TITLE = 'Something went wrong';

/** Shown when the service does not exist or could not be loaded. */
export function ServiceTrouble({ isMissing, retry }: { isMissing: boolean; retry(): void }) {
  const View = isMissing ? MissingItem : Missing;
  return (
    <View
      title={isMissing ? NO_SUCH_SERVICE : FAILURE_TITLE}
      text={isMissing ? 'We may have renamed it. See everything we offer on one page.' : LOAD_FAILURE}
    >
      <Button href="/services">Back to Services</Button>
      <TryAgain retry={retry} variant="secondary" />
    </View>
  );
}

/** Shown while the service loads; without scripts it says that the server could not load it. */
export function WaitingForService({ path }: { path: string }) {
  return (
    <>
      <noscript>
        <Missing title={FAILURE_TITLE} text={LOAD_FAILURE}>
          <Button href="/services">Back to Services</Button>
          <Button variant="secondary" href={path}>
            Try Again
          </Button>
        </Missing>
      </noscript>
      <PagePlaceholder heading="Loading service" testId="service-skeleton" />
    </>
  );
}

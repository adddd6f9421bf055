import { ActionLink } from '../../design/ActionLink';
import { Notice } from '../../design/Notice';
import { TryAgain } from '../../design/TryAgain';
import styles from './ServicePage.module.css';

export const NO_SUCH_SERVICE = 'Service not found';
export const LOAD_FAILURE = 'Failed to load service. Please try again later.';

/** There is no such service, or none to be had now. */
export function ServiceTrouble({ isMissing, retry }: { isMissing: boolean; retry(): void }) {
  return (
    <section className={styles.trouble}>
      <Notice
        level={1}
        title={isMissing ? NO_SUCH_SERVICE : 'Something is in the way'}
        text={isMissing ? 'It may have another name by now. All that we offer is on one page.' : LOAD_FAILURE}
      >
        <ActionLink href="/services">Back to Services</ActionLink>
        <TryAgain retry={retry} tone="quiet" />
      </Notice>
    </section>
  );
}

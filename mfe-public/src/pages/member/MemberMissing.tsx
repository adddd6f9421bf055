import { isWorthRetrying, serverMessageOr } from '../../data/apiError';
import { ActionLink } from '../../design/ActionLink';
import { Notice } from '../../design/Notice';
import { TryAgain } from '../../design/TryAgain';
import styles from './MemberPage.module.css';
import { NO_SUCH_MEMBER } from './memberNeeds';

const LOAD_FAILURE = 'Something went wrong while fetching team data.';

/** Nobody is there, or nobody can be shown now: the second is worth another try. */
export function MemberMissing({ error, retry }: { error: Error | undefined; retry(): void }) {
  const isFault = error !== undefined && isWorthRetrying(error);
  const title = isFault ? 'Unable to load team member' : 'Team Member Not Found';
  const text = serverMessageOr(error, isFault ? LOAD_FAILURE : NO_SUCH_MEMBER);
  return (
    <div className={styles.missing}>
      <Notice title={title} text={text} level={1} role={isFault ? 'alert' : undefined}>
        {isFault && <TryAgain retry={retry} />}
        <ActionLink href="/team" tone={isFault ? 'quiet' : 'loud'}>
          Back to Team
        </ActionLink>
      </Notice>
    </div>
  );
}

import { isWorthRetrying, serverMessageOr } from '../../data/apiError';
import { ActionLink, actionClass } from '../../design/ActionLink';
import { Missing } from '../../design/Missing';
import { TryAgain } from '../../design/TryAgain';
import { LOAD_FAILURE } from '../../team/texts';
import { NO_SUCH_MEMBER } from './memberNeeds';

const NOT_LOADED = 'Unable to load team member';

/** Shown when the member does not exist or could not be loaded; the latter offers a retry. */
export function MemberMissing({ error, retry }: { error: Error | undefined; retry(): void }) {
  const isFault = error !== undefined && isWorthRetrying(error);
  return (
    <Missing
      title={isFault ? NOT_LOADED : 'Team Member Not Found'}
      text={serverMessageOr(error, isFault ? LOAD_FAILURE : NO_SUCH_MEMBER)}
    >
      <ActionLink href="/team">Back to Team</ActionLink>
      {isFault && <TryAgain retry={retry} variant="secondary" />}
    </Missing>
  );
}

/** Shown without scripts when the server could not load the member. */
export function MemberUnreachable({ path }: { path: string }) {
  return (
    <noscript>
      <Missing title={NOT_LOADED} text={LOAD_FAILURE}>
        <a href="/team" className={actionClass()}>
          Back to Team
        </a>
        <a href={path} className={actionClass('secondary')}>
          Try Again
        </a>
      </Missing>
    </noscript>
  );
}

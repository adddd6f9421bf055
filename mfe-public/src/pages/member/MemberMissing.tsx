import { isWorthRetrying, serverMessageOr } from '../../data/apiError';
import { Button } from '../../design/Button';
import { Missing } from '../../design/Missing';
import { MissingItem } from '../../design/MissingItem';
import { TryAgain } from '../../design/TryAgain';
import { LOAD_FAILURE } from '../../team/texts';
import { NO_SUCH_MEMBER } from './memberNeeds';

const NOT_LOADED = 'Unable to load team member';

/** Shown when the member does not exist or could not be loaded; the latter offers a retry. */
export function MemberMissing({ error, retry }: { error: Error | undefined; retry(): void }) {
  const isFault = error !== undefined && isWorthRetrying(error);
  const View = isFault ? Missing : MissingItem;
  return (
    <View
      title={isFault ? NOT_LOADED : 'Team Member Not Found'}
      text={serverMessageOr(error, isFault ? LOAD_FAILURE : NO_SUCH_MEMBER)}
    >
      <Button href="/team">Back to Team</Button>
      {isFault && <TryAgain retry={retry} variant="secondary" />}
    </View>
  );
}

/** Shown without scripts when the server could not load the member. */
export function MemberUnreachable({ path }: { path: string }) {
  return (
    <noscript>
      <Missing title={NOT_LOADED} text={LOAD_FAILURE}>
        <Button href="/team">Back to Team</Button>
        <Button variant="secondary" href={path}>
          Try Again
        </Button>
      </Missing>
    </noscript>
  );
}

import type { OwnSession } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { Button, Skeleton } from '#antd';
import { formatDateTime } from '../../dates/dates';
import { SectionCard } from '../../layout/SectionCard';
import { Status } from '../../layout/Status';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { getDevice } from './getDevice';
import styles from './Security.module.css';
import { endOtherSessions, endSession, SESSIONS_ADDRESS } from './security.api';

const END_ALL = {
  title: 'Sign Out Other Sessions',
  text: 'Are you sure you want to sign out everywhere else? Every other browser will have to sign in again.',
  isDangerous: true,
};
const endOne = (device: string) => ({
  title: 'Sign Out Session',
  text: `Are you sure you want to sign out ${device}? You’ll have to sign in there again.`,
  isDangerous: true,
});

interface RowProps {
  session: OwnSession;
  onEnd: () => void;
}

function SessionRow({ session, onEnd }: RowProps) {
  const device = getDevice(session.userAgent);
  return (
    <li className={styles.session}>
      <div>
        <strong>{device}</strong>
        {session.current && <Status color="success">This session</Status>}
        <p>
          {session.network && <span>From {session.network}</span>}
          <span>Signed in {formatDateTime(session.openedAt)}</span>
          <span>Last seen {formatDateTime(session.lastSeenAt)}</span>
        </p>
      </div>
      {!session.current && (
        <Button onClick={onEnd} aria-label={`Sign out ${device}, signed in ${formatDateTime(session.openedAt)}`}>
          Sign Out
        </Button>
      )}
    </li>
  );
}

/** The user's sessions; unknown ones can be ended. */
export function SessionsSection() {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const { data, error, mutate } = useAnswer(SESSIONS_ADDRESS);
  const sessions = data?.data;
  const hasOthers = sessions?.some(({ current }) => !current) ?? false;
  const end = async (call: () => Promise<{ message?: string | undefined }>, failed: string) => {
    try {
      toasts.show((await call()).message ?? 'Signed out', 'success');
    } catch (failure) {
      toasts.show(serverMessageOr(failure, failed), 'error');
    }
    await mutate();
  };
  const askAndEnd = async ({ id, userAgent }: OwnSession) => {
    if (await confirm(endOne(getDevice(userAgent)))) await end(() => endSession(api, id), 'Failed to end the session');
  };
  const askAndEndOthers = async () => {
    if (await confirm(END_ALL)) await end(() => endOtherSessions(api), 'Failed to end the sessions');
  };
  return (
    <SectionCard
      title="Sessions"
      lead="Where you’re signed in. If you don’t recognize a session, end it and change your password."
      aside={
        <Button danger disabled={!hasOthers} onClick={() => void askAndEndOthers()}>
          Sign Out All Others
        </Button>
      }
    >
      {sessions === undefined && error === undefined && (
        <div role="status" aria-label="Loading sessions">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      )}
      {sessions === undefined && error !== undefined && (
        <div className={styles.failed} role="alert">
          <p>Failed to load sessions</p>
          <Button onClick={() => void mutate()}>Try again</Button>
        </div>
      )}
      {sessions && (
        <ul className={styles.sessions} aria-label="Sessions">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void askAndEnd(session)} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

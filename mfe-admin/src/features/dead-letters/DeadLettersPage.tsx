import type { DeadLetter } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { Skeleton } from '#antd';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { listStatus } from '../../resource-page/listStatus';
import { ResourceSection } from '../../resource-page/ResourceSection';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { useListState } from '../../resource-page/useListState';
import { DeadLetterCard } from './DeadLetterCard';
import styles from './DeadLetters.module.css';
import { DEAD_LETTERS_PER_PAGE, deadLettersAddress, giveUpDeadLetter, replayDeadLetter } from './deadLetters.api';

const LOAD_FAILED = 'Failed to load events that failed';
const DEFAULTS = { page: '1' };
const NOTHING: readonly DeadLetter[] = [];
const GIVE_UP = {
  title: 'Discard',
  text: 'Are you sure you want to discard this event? Its follow-up actions will never run. This action cannot be undone.',
  isDangerous: true,
};

/** Events that a consumer could not apply: replay them once what was in the way is mended, or give them up. */
export function DeadLettersPage() {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const [state, change] = useListState(DEFAULTS);
  const list = useAnswer(deadLettersAddress(state.page), { keepPreviousData: true });
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  const letters = failure === undefined ? list.data?.data : NOTHING;
  const total = failure === undefined ? (list.data?.total ?? 0) : 0;

  const doing = async (work: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await work();
      toasts.show(done, 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, failed), 'error');
    }
    await list.mutate();
  };
  const replay = (letter: DeadLetter) =>
    doing(() => replayDeadLetter(api, letter), 'Event replayed successfully', 'Failed to replay the event');
  const giveUp = async (letter: DeadLetter) => {
    if (!(await confirm(GIVE_UP))) return;
    await doing(() => giveUpDeadLetter(api, letter), 'Event discarded', 'Failed to discard the event');
  };

  return (
    <ResourceSection
      title="Failed events"
      hint="Events that could not be processed. Nothing is lost, and nothing is processed twice."
      action={null}
      filters={null}
      status={listStatus(failure, letters)}
      skeleton={
        <div className={styles.skeleton}>
          <Skeleton active paragraph={{ rows: 4 }} />
        </div>
      }
      failure={failure ?? ''}
      onRetry={() => void list.mutate()}
      empty={{ title: 'Nothing has failed', hint: 'All events were processed' }}
      pagination={{
        page: Number(state.page),
        size: DEAD_LETTERS_PER_PAGE,
        total,
        onChange: (page) => change({ page: String(page) }),
      }}
    >
      <ul className={styles.letters}>
        {(letters ?? NOTHING).map((letter) => (
          <DeadLetterCard
            key={letter.id}
            letter={letter}
            onReplay={(one) => void replay(one)}
            onGiveUp={(one) => void giveUp(one)}
          />
        ))}
      </ul>
    </ResourceSection>
  );
}

import type { DeadLetter } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { Button } from '#antd';
import { NoteDialog, type NoteQuestion } from '../../forms/NoteDialog';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { countOf } from '../../numbers/numbers';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { ALL, FilterSelect } from '../../resource-page/FilterSelect';
import { getPage } from '../../resource-page/getPage';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { ResourceSection } from '../../resource-page/ResourceSection';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { isFiltering, useListState } from '../../resource-page/useListState';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import styles from './Events.module.css';
import {
  chosenFilters,
  discardFailedEvents,
  FAILED_EVENTS_PER_PAGE,
  failedEventsAddress,
  OVERVIEW_ADDRESS,
  replayFailedEvent,
  replayFailedEvents,
} from './events.api';
import { eventLabel } from './eventWords';
import { FailedEventCard } from './FailedEventCard';

const LOAD_FAILED = 'Failed to load the failed events';
const DISCARD_FAILED = 'Failed to discard the event';
const DEFAULTS = { consumer: 'all', type: 'all', page: '1' };
const NOTHING: readonly DeadLetter[] = [];
const FILTER_FIRST = 'Choose a consumer or a type first';

type Doing = (work: () => Promise<{ message?: string | undefined }>, failed: string, done?: string) => Promise<void>;

/** All consumers and event types, so that filters work before any failed events are found. */
const useChoices = () => {
  const overview = useAnswer(OVERVIEW_ADDRESS).data?.data;
  return {
    consumers: [ALL, ...(overview?.consumers ?? []).map(({ name }) => ({ value: name, label: name }))],
    types: [ALL, ...(overview?.types ?? []).map(({ type }) => ({ value: type, label: eventLabel(type) }))],
  };
};

const discardQuestion = (what: string): NoteQuestion => ({
  title: 'Discard',
  text: `Discard ${what}? The follow-up actions will never run. This action cannot be undone.`,
  label: 'Reason',
  hint: 'Shown in Activity.',
  action: 'Discard',
  maxLength: 200,
  isRequired: true,
  isDangerous: true,
});

/** Events that a consumer could not apply; staff replay or discard them. */
export function FailedEventsSection() {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const [state, change] = useListState(DEFAULTS);
  const choices = useChoices();
  const [discarded, setDiscarded] = useState<DeadLetter | 'all'>();
  const list = useAnswer(failedEventsAddress(state), { keepPreviousData: true });
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  const letters = failure === undefined ? list.data?.data : NOTHING;
  const total = failure === undefined ? (list.data?.total ?? 0) : 0;
  const isNarrowed = isFiltering(state, DEFAULTS);
  const filters = chosenFilters(state);

  const doing: Doing = async (work, failed, done) => {
    try {
      const { message = 'Done' } = await work();
      toasts.show(done ?? message, 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, failed), 'error');
    }
    await list.mutate();
  };
  const replay = (letter: DeadLetter) =>
    doing(() => replayFailedEvent(api, letter), 'Failed to replay the event', 'Event replayed successfully');
  const replayAll = async () => {
    const text = `This publishes ${countOf(total, 'event')} again. Consumers that have applied them skip them. Continue?`;
    if (await confirm({ title: 'Replay All', text }))
      await doing(() => replayFailedEvents(api, filters), 'Failed to replay the events');
  };
  const discard = async (reason: string) => {
    const choice = discarded === 'all' || discarded === undefined ? filters : { ids: [discarded.id] };
    const done = discarded === 'all' ? undefined : 'Event discarded';
    await doing(() => discardFailedEvents(api, { ...choice, reason }), DISCARD_FAILED, done);
    setDiscarded(undefined);
  };
  const mayWrite = useMay('events', 'write');
  const mayDelete = useMay('events', 'delete');
  const unlessFiltered = isNarrowed ? undefined : FILTER_FIRST;

  return (
    <>
      <ResourceSection
        title="Failed events"
        hint="Events that could not be processed. Nothing is lost, and nothing is processed twice."
        action={
          total > 0 && (
            <div className={styles.actions}>
              <PermittedButton
                missing={mayWrite ? unlessFiltered : missingPermission('events', 'write')}
                onClick={() => void replayAll()}
              >
                Replay All
              </PermittedButton>
              <PermittedButton
                missing={mayDelete ? unlessFiltered : missingPermission('events', 'delete')}
                onClick={() => setDiscarded('all')}
              >
                Discard All
              </PermittedButton>
            </div>
          )
        }
        filters={
          <div className={styles.actions}>
            <FilterSelect
              label="Consumer"
              value={state.consumer}
              choices={choices.consumers}
              onChange={(consumer) => change({ consumer })}
            />
            <FilterSelect
              label="Type"
              value={state.type}
              choices={choices.types}
              onChange={(type) => change({ type })}
            />
          </div>
        }
        status={listStatus(failure, letters)}
        skeleton={<SkeletonCard rows={4} />}
        failure={failure ?? ''}
        onRetry={() => void list.mutate()}
        empty={{
          title: 'Nothing has failed',
          hint: isNarrowed ? 'No failed events match these filters' : 'All events were processed',
          ...(isNarrowed ? { action: <Button onClick={() => change(DEFAULTS)}>Clear filters</Button> } : {}),
        }}
        pagination={getPage(state.page, FAILED_EVENTS_PER_PAGE, total, change)}
      >
        <ul className={styles.letters}>
          {(letters ?? NOTHING).map((letter) => (
            <FailedEventCard
              key={letter.id}
              letter={letter}
              onReplay={(one) => void replay(one)}
              onDiscard={setDiscarded}
            />
          ))}
        </ul>
      </ResourceSection>
      {discarded !== undefined && (
        <NoteDialog
          question={discardQuestion(discarded === 'all' ? countOf(total, 'event') : 'this event')}
          onClose={() => setDiscarded(undefined)}
          onAnswer={discard}
        />
      )}
    </>
  );
}

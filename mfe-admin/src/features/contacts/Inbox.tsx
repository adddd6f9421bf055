import type { Folder, Submission, SubmissionStats } from '@atelier/contracts';
import { SUBMISSION_STATUSES } from '@atelier/contracts/contacts/submission';
import { type ReactNode, useState } from 'react';
import { Button } from '#antd';
import { AppstoreOutlined, DownloadOutlined, ReloadOutlined, UnorderedListOutlined } from '#icons';
import { PHONE, useMediaQuery, WIDE } from '../../layout/useMediaQuery';
import { readAllPages } from '../../platform/readAllPages';
import { usePlatform } from '../../platform/usePlatform';
import { type PresentAt, usePresence } from '../../presence/usePresence';
import { BulkMenu } from '../../resource-page/BulkMenu';
import { BulkProgress } from '../../resource-page/BulkProgress';
import { BulkReport } from '../../resource-page/BulkReport';
import { listStatus } from '../../resource-page/listStatus';
import { ResourcePage } from '../../resource-page/ResourcePage';
import { SelectionBar } from '../../resource-page/SelectionBar';
import { useBulkAction } from '../../resource-page/useBulkAction';
import { getSelectionScope, useListState } from '../../resource-page/useListState';
import { useSelection } from '../../resource-page/useSelection';
import { ViewToggle } from '../../resource-page/ViewToggle';
import { useMay } from '../../session/useAdmin';
import { INBOX_DEFAULTS, type InboxState, isFiltering, ROWS_PER_PAGE } from './inboxState';
import { PersonDialog } from './PersonDialog';
import { RespondDialog } from './RespondDialog';
import { SubmissionCards } from './SubmissionCards';
import { SubmissionDetails } from './SubmissionDetails';
import { SubmissionFilters } from './SubmissionFilters';
import styles from './Submissions.module.css';
import { SubmissionsSkeleton } from './SubmissionsSkeleton';
import { SubmissionsTable } from './SubmissionsTable';
import { SUBMISSION_NOUN, submissionBulkEntries } from './submissionBulk';
import { STATUS_LABELS } from './submissionLabels';
import { type Colleague, submissionListAddress } from './submissions.api';
import { useOpenMessage } from './useOpenMessage';
import { useSubmissionActions } from './useSubmissionActions';
import { useSubmissions } from './useSubmissions';

const VIEWS = [
  { value: 'table', label: 'Table view', icon: <UnorderedListOutlined /> },
  { value: 'cards', label: 'Card view', icon: <AppstoreOutlined /> },
];
const NOTHING: readonly Submission[] = [];

const toStats = (stats: SubmissionStats['stats'] | undefined, chosen: string, choose: (status: string) => void) => [
  {
    label: 'Total',
    value: stats?.overview.totalSubmissions,
    isSelected: chosen === 'all',
    onSelect: () => choose('all'),
  },
  ...SUBMISSION_STATUSES.map((status) => ({
    label: STATUS_LABELS[status],
    value: stats?.breakdown.byStatus[status],
    isSelected: chosen === status,
    onSelect: () => choose(status),
  })),
];

const EMPTY_FOLDER: Readonly<Record<Folder, string>> = {
  inbox: 'Contact submissions will appear here',
  quarantine: 'Suspected spam waits here for your review',
  spam: 'Messages you mark as spam appear here',
  trash: 'Deleted messages stay here for 30 days',
};

const toEmpty = (state: InboxState) => ({
  title: 'No submissions found',
  hint: isFiltering(state) ? 'Try adjusting your search or filters' : EMPTY_FOLDER[state.folder as Folder],
});

const getPresence = (viewed?: Submission, answered?: Submission): PresentAt | undefined => {
  const submission = answered ?? viewed;
  const activity = answered ? 'replying' : 'viewing';
  return submission && { resource: 'contact', itemId: submission.id, activity };
};

/** The inbox: finds, shows, answers, and moves messages. */
export function Inbox({ tabs }: { tabs: ReactNode }) {
  const { api } = usePlatform();
  const isPhone = useMediaQuery(PHONE);
  const [state, change] = useListState(INBOX_DEFAULTS);
  const inbox = useSubmissions(state);
  const { failure } = inbox;
  const open = useOpenMessage(inbox.submissions);
  const refresh = () => Promise.all([inbox.refresh(), open.refresh()]);
  const submissions = inbox.submissions ?? NOTHING;
  const { view: _view, ...wanted } = state;
  const selection = useSelection(submissions, {
    ...getSelectionScope(state),
    total: inbox.total,
    readAll: () =>
      readAllPages((page, limit) => api.get(submissionListAddress({ ...wanted, page: `${page}`, size: `${limit}` }))),
  });
  const actions = useSubmissionActions({ ...inbox, refresh, state });
  const bulk = useBulkAction<Submission>(SUBMISSION_NOUN, async () => {
    selection.clear();
    await refresh();
  });
  const rights = { mayWrite: useMay('contact', 'write'), mayDelete: useMay('contact', 'delete') };
  const [person, setPerson] = useState<string>();
  const [answered, setAnswered] = useState<Submission>();
  const others = usePresence(getPresence(open.message, answered));
  const view = state.view || (isPhone ? 'cards' : 'table');
  const status = listStatus(failure, inbox.submissions);
  const isBeside = useMediaQuery(WIDE) && status === 'ready' && !open.isDetailed;
  const openId = isBeside ? open.message?.id : undefined;
  const leave = ({ id }: Submission) => {
    if (id === open.message?.id) open.close();
  };
  const handlers = {
    onRead: open.read,
    onView: open.detail,
    onAssign: (submission: Submission, colleague: Colleague | null) => void actions.assign(submission, colleague),
    onSpam: (submission: Submission, spam: boolean) => {
      leave(submission);
      void actions.judge(submission, spam);
    },
    onRestore: (submission: Submission) => void actions.restore(submission),
    onPerson: ({ email }: Submission) => setPerson(email),
    onRespond: (submission: Submission) => {
      if (!isBeside) open.close();
      setAnswered(submission);
    },
    onMark: actions.mark,
    onDelete: async (submission: Submission) => {
      if (await actions.remove(submission)) leave(submission);
    },
  };

  const details = open.message && status !== 'loading' && (
    <SubmissionDetails
      key={open.message.id}
      submission={open.message}
      isBeside={isBeside}
      others={others}
      onClose={open.close}
      onRespond={handlers.onRespond}
      onAssign={handlers.onAssign}
      onNote={actions.note}
      onSpam={handlers.onSpam}
    />
  );

  return (
    <>
      <ResourcePage
        title="Contact Manager"
        subtitle="Manage contact submissions and customer inquiries"
        tabs={tabs}
        actions={
          <>
            <BulkMenu
              selection={selection}
              entries={submissionBulkEntries(api, rights, state.folder)}
              isRunning={bulk.isRunning}
              onRun={bulk.run}
            />
            <Button icon={<DownloadOutlined />} loading={actions.isExporting} onClick={actions.exportAll}>
              Export
            </Button>
            <Button icon={<ReloadOutlined />} loading={inbox.isRefreshing} onClick={() => void refresh()}>
              Refresh
            </Button>
          </>
        }
        stats={toStats(inbox.stats, state.status, (status) => change({ status }))}
        filters={<SubmissionFilters state={state} onChange={change} />}
        viewsScreen="contacts"
        selectionBar={
          <SelectionBar selection={selection} shown={`${submissions.length} of ${inbox.total} submissions`}>
            <ViewToggle value={view} views={VIEWS} onChange={(next) => change({ view: next, page: state.page })} />
          </SelectionBar>
        }
        notice={<BulkProgress progress={bulk.progress} onStop={bulk.stop} />}
        status={status}
        skeleton={<SubmissionsSkeleton rows={Number(state.size)} />}
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={toEmpty(state)}
        pagination={{
          page: Number(state.page),
          size: Number(state.size),
          total: inbox.total,
          sizes: ROWS_PER_PAGE,
          onChange: (page, size, replace) => change({ page: String(page), size: String(size) }, replace),
        }}
      >
        <div className={styles.desk} data-is-reading={openId !== undefined}>
          {view === 'cards' || openId !== undefined ? (
            <SubmissionCards submissions={submissions} selection={selection} openId={openId} {...handlers} />
          ) : (
            <SubmissionsTable
              submissions={submissions}
              selection={selection}
              sorting={state}
              onSort={change}
              {...handlers}
            />
          )}
          {isBeside && details}
        </div>
      </ResourcePage>
      {!isBeside && details}
      {person !== undefined && (
        <PersonDialog
          key={person}
          email={person}
          onClose={() => setPerson((shown) => (shown === person ? undefined : shown))}
          onErased={() => void refresh()}
        />
      )}
      <RespondDialog
        submission={answered}
        others={others}
        onClose={() => setAnswered(undefined)}
        onSend={actions.respond}
      />
      <BulkReport report={bulk.report} getName={({ name }) => name} onClose={bulk.closeReport} />
    </>
  );
}

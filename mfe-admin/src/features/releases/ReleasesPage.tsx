import type { RemoteSummary, VersionEntry } from '@atelier/contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Button } from '#antd';
import { ReloadOutlined } from '#icons';
import { LoadFailed } from '../../layout/LoadFailed';
import { Message } from '../../layout/Message';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import { listStatus } from '../../resource-page/listStatus';
import { PageHeader } from '../../resource-page/PageHeader';
import { useListState } from '../../resource-page/useListState';
import type { PageProps } from '../../routing/AdminRoute';
import { CanarySection } from './CanarySection';
import { HealthList } from './HealthList';
import { MoveDialog } from './MoveDialog';
import { MoveHistory } from './MoveHistory';
import type { PlannedMove } from './moveWords';
import styles from './Releases.module.css';
import { RemoteCard } from './RemoteCard';
import { REMOTES_ADDRESS } from './releases.api';
import { VersionList } from './VersionList';

const DEFAULTS = { remote: '', page: '1', movesPage: '1' };

const isOfReleases = (key: unknown): boolean => typeof key === 'string' && key.startsWith('/releases');

interface RemotesProps {
  remotes: readonly RemoteSummary[];
  onMove: (move: PlannedMove) => void;
}

/** The remotes, and the versions and history of the one in the address. */
function Remotes({ remotes, onMove }: RemotesProps) {
  const [state, changeState] = useListState(DEFAULTS);
  const shown = remotes.find(({ remote }) => remote === state.remote) ?? remotes[0];
  const rollBack = ({ remote, live }: RemoteSummary) => {
    if (live?.previousVersion) onMove({ kind: 'rollback', remote, from: live.version, to: live.previousVersion });
  };
  const pin = ({ remote, live }: RemoteSummary) => {
    if (live) onMove({ kind: live.pinnedBecause ? 'unpin' : 'pin', remote, from: undefined, to: live.version });
  };
  const promote = ({ version, states = [] }: Pick<VersionEntry, 'version'> & Partial<Pick<VersionEntry, 'states'>>) => {
    if (shown === undefined) return;
    const { remote, live } = shown;
    const wasRolledBack = states.includes('rolled_back');
    onMove({ kind: 'promotion', remote, from: live?.version, to: version, wasRolledBack });
  };
  const canary = shown?.canary ?? null;
  const change = (kind: PlannedMove['kind']) => (entry: Pick<VersionEntry, 'version'>) => {
    if (shown !== undefined) onMove({ kind, remote: shown.remote, from: undefined, to: entry.version, canary });
  };
  return (
    <>
      <ul className={styles.remotes} aria-label="Remotes">
        {remotes.map((summary) => (
          <RemoteCard
            key={summary.remote}
            summary={summary}
            isShown={summary.remote === shown?.remote}
            onRollBack={rollBack}
            onPin={pin}
          />
        ))}
      </ul>
      {shown !== undefined && (
        <div className={styles.sections}>
          {canary && shown.live && (
            <CanarySection
              canary={canary}
              liveVersion={shown.live.version}
              onChangeShare={() => change('share')(canary)}
              onMakeLive={() => promote(canary)}
              onStop={() => change('stop')(canary)}
            />
          )}
          <HealthList summary={shown} />
          <VersionList
            remote={shown.remote}
            pinnedBecause={shown.live?.pinnedBecause ?? undefined}
            page={Number(state.page)}
            onPage={(page) => changeState({ page: String(page), movesPage: state.movesPage })}
            onMakeLive={promote}
            canStartCanary={shown.live !== null}
            onStartCanary={change('canary')}
            onPreview={change('preview')}
            onBlock={change('block')}
            onUnblock={change('unblock')}
            onRemove={change('removal')}
          />
          <MoveHistory
            remote={shown.remote}
            page={state.movesPage}
            onPage={(page) => changeState({ page: state.page, movesPage: String(page) })}
          />
        </div>
      )}
    </>
  );
}

/** The live versions, since when and by whom, with actions to change them. */
export function ReleasesPage({ title }: PageProps) {
  const { data, error, isValidating } = useAnswer(REMOTES_ADDRESS);
  const { mutate } = useSWRConfig();
  const [move, setMove] = useState<PlannedMove>();
  const refresh = () => mutate(isOfReleases);
  const remotes = error === undefined ? data?.data : undefined;
  const status = listStatus(error, remotes);
  return (
    <>
      <PageHeader
        title={title}
        subtitle="What is live, since when, and by whom"
        actions={
          <Button icon={<ReloadOutlined />} loading={isValidating && data !== undefined} onClick={() => void refresh()}>
            Refresh
          </Button>
        }
      />
      {status === 'loading' && (
        <div role="status" aria-label="Loading">
          <SkeletonCard rows={6} />
        </div>
      )}
      {status === 'failed' && (
        <LoadFailed subject="The releases" failure="Failed to load releases" onRetry={() => void refresh()} />
      )}
      {status === 'empty' && (
        <Message level={2} title="Nothing has been published yet">
          <p>Versions appear here after a team runs its release command.</p>
        </Message>
      )}
      {status === 'ready' && remotes !== undefined && <Remotes remotes={remotes} onMove={setMove} />}
      {move !== undefined && (
        <MoveDialog
          move={move}
          onClose={() => setMove(undefined)}
          onMoved={() => {
            setMove(undefined);
            void refresh();
          }}
          onFailed={() => void refresh()}
        />
      )}
    </>
  );
}

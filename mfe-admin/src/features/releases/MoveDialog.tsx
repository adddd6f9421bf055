import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { isApiError, serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useId, useState } from 'react';
import { Alert, Button } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { usePlatform } from '../../platform/usePlatform';
import { BlockReason } from './BlockReason';
import { MoveSummary, type PlannedMove } from './MoveSummary';
import {
  blockVersion,
  makeLive,
  pinRemote,
  previewVersion,
  removeVersion,
  rollBack,
  unblockVersion,
  unpinRemote,
} from './releases.api';
import { SecondFactorForm } from './SecondFactorForm';

const FORBIDDEN = 403;

const needsSecondFactor = (error: unknown): boolean =>
  isApiError(error) && error.status === FORBIDDEN && /second factor/i.test(error.serverMessage ?? '');

const WORDS = {
  promotion: {
    title: (version: string) => `Make ${version} live`,
    action: 'Make Live',
    call: (api: ApiClient, { remote, to }: PlannedMove) => makeLive(api, remote, to),
    done: (version: string) => `${version} is live`,
    failed: 'The version could not be made live. Please try again.',
  },
  rollback: {
    title: (version: string) => `Roll back to ${version}`,
    action: 'Roll Back',
    call: (api: ApiClient, { remote }: PlannedMove) => rollBack(api, remote),
    done: (version: string) => `${version} is live again`,
    failed: 'The rollback failed. Please try again.',
  },
  block: {
    title: (version: string) => `Block ${version}`,
    action: 'Block',
    call: (api: ApiClient, { remote, to }: PlannedMove, reason: string) => blockVersion(api, remote, to, reason),
    done: (version: string) => `${version} is blocked`,
    failed: 'The version could not be blocked. Please try again.',
  },
  unblock: {
    title: (version: string) => `Unblock ${version}`,
    action: 'Unblock',
    call: (api: ApiClient, { remote, to }: PlannedMove) => unblockVersion(api, remote, to),
    done: (version: string) => `${version} can be made live again`,
    failed: 'The version could not be unblocked. Please try again.',
  },
  preview: {
    title: (version: string) => `Preview ${version}`,
    action: 'Preview',
    call: async (api: ApiClient, { remote, to }: PlannedMove) => {
      const { data } = await previewVersion(api, remote, to);
      window.location.assign(data.path);
    },
    done: (version: string) => `${version} is shown in this browser`,
    failed: 'The preview could not be started. Please try again.',
  },
  pin: {
    title: (version: string) => `Pin ${version}`,
    action: 'Pin',
    call: (api: ApiClient, { remote }: PlannedMove, reason: string) => pinRemote(api, remote, reason),
    done: (version: string) => `pinned to ${version}`,
    failed: 'The version could not be pinned. Please try again.',
  },
  unpin: {
    title: (version: string) => `Unpin ${version}`,
    action: 'Unpin',
    call: (api: ApiClient, { remote }: PlannedMove) => unpinRemote(api, remote),
    done: (version: string) => `no longer pinned to ${version}`,
    failed: 'The version could not be unpinned. Please try again.',
  },
  removal: {
    title: (version: string) => `Delete ${version}`,
    action: 'Delete',
    call: (api: ApiClient, { remote, to }: PlannedMove) => removeVersion(api, remote, to),
    done: (version: string) => `${version} was deleted`,
    failed: 'The version could not be deleted. Please try again.',
  },
} as const;

/** What happens in moves that do not compare two versions. */
const NOTES: Partial<Record<PlannedMove['kind'], string>> = {
  block: 'Visitors no longer get this version. If it is live, the version before it goes live at once.',
  unblock: 'Nothing changes for visitors until someone makes this version live.',
  preview:
    'Only this browser shows this version, for an hour or until you choose Back to live at the bottom of the page.',
  pin: 'This version stays live: no team or key can make another one live or roll back. Blocking it still works, and so does an automatic withdrawal.',
  unpin: 'Teams and keys can change the live version again.',
  removal: 'Its files are deleted too. Pages that were opened with this version stop working. This cannot be undone.',
};

const HARMLESS: readonly PlannedMove['kind'][] = ['promotion', 'unblock', 'preview', 'pin', 'unpin'];

interface Props {
  move: PlannedMove;
  onClose: () => void;
  onMoved: () => void;
}

/** Describes the effects of a move, asks for the second factor if needed, and makes the move. */
export function MoveDialog({ move, onClose, onMoved }: Props) {
  const { api, toasts } = usePlatform();
  const formId = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [reason, setReason] = useState('');
  const { kind, remote, to } = move;
  const words = WORDS[kind];
  const note = NOTES[kind];

  const make = async () => {
    setFailure(undefined);
    setIsBusy(true);
    try {
      await words.call(api, move, reason);
      toasts.show(`${remote}: ${words.done(to)}`, 'success');
      onMoved();
    } catch (error) {
      const isRefused = needsSecondFactor(error);
      setIsConfirming(isRefused);
      if (!isRefused) setFailure(serverMessageOr(error, words.failed));
    } finally {
      setIsBusy(false);
    }
  };

  const submit = isConfirming ? { htmlType: 'submit' as const, form: formId } : { onClick: () => void make() };
  return (
    <Dialog
      title={isConfirming ? 'Confirm it is you' : `${words.title(to)}: ${remote}`}
      isOpen
      onClose={onClose}
      widthPx={520}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" danger={!HARMLESS.includes(kind)} loading={isBusy} {...submit}>
            {isConfirming ? `Confirm and ${words.action}` : words.action}
          </Button>
        </>
      }
    >
      {failure && <Alert type="error" title={failure} showIcon role="alert" />}
      {isConfirming && <SecondFactorForm formId={formId} onBusy={setIsBusy} onConfirmed={make} />}
      {!isConfirming && note !== undefined && <p>{note}</p>}
      {!isConfirming && (kind === 'block' || kind === 'pin') && <BlockReason reason={reason} onChange={setReason} />}
      {!isConfirming && note === undefined && <MoveSummary move={move} />}
    </Dialog>
  );
}

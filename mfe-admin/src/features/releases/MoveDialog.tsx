import { isApiError, serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useId, useState } from 'react';
import { Alert, Button } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { SecondFactorForm } from '../../forms/SecondFactorForm';
import { UNSAVED_TEXT } from '../../forms/unsavedChanges';
import { useCloseQuestion } from '../../forms/useCloseQuestion';
import { usePlatform } from '../../platform/usePlatform';
import { needsSecondFactor } from '../../session/secondFactor';
import { BlockReason } from './BlockReason';
import { CanaryShare } from './CanaryShare';
import { MoveSummary } from './MoveSummary';
import { MOVE_WORDS, type PlannedMove } from './moveWords';

const DEFAULT_SHARE = '5';

const describeFailure = (error: unknown, fallback: string): string =>
  (isApiError(error) ? error.issues[0]?.message : undefined) ?? serverMessageOr(error, fallback);

interface Props {
  move: PlannedMove;
  onClose: () => void;
  onMoved: () => void;
  /** The move failed, perhaps because a colleague was first. */
  onFailed: () => void;
}

/** Describes the effects of a move, asks for the second factor if needed, and makes the move. */
export function MoveDialog({ move, onClose, onMoved, onFailed }: Props) {
  const { api, toasts } = usePlatform();
  const formId = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [reason, setReason] = useState('');
  const { kind, remote, to, canary } = move;
  const close = useCloseQuestion(reason.trim() !== '', onClose, UNSAVED_TEXT);
  const isSameCanary = canary?.version === to;
  const [share, setShare] = useState(isSameCanary ? String(canary.percent) : DEFAULT_SHARE);
  const [isAutomatic, setIsAutomatic] = useState(isSameCanary ? canary.automatic : true);
  const words = MOVE_WORDS[kind];
  const { note } = words;

  const make = async () => {
    setFailure(undefined);
    setIsBusy(true);
    try {
      const input = { reason, percent: Number(share), automatic: isAutomatic };
      await words.call(api, move, input);
      toasts.show(`${remote}: ${words.done(to, input)}`, 'success');
      onMoved();
    } catch (error) {
      const isRefused = needsSecondFactor(error);
      setIsConfirming(isRefused);
      if (isRefused) return;
      setFailure(describeFailure(error, words.failed));
      onFailed();
    } finally {
      setIsBusy(false);
    }
  };

  const submit = isConfirming ? { htmlType: 'submit' as const, form: formId } : { onClick: () => void make() };
  return (
    <Dialog
      title={isConfirming ? 'Confirm that it’s you' : `${words.title(to)}: ${remote}`}
      isOpen
      onClose={() => void close()}
      widthPx={520}
      footer={
        <>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="primary" danger={words.isHarmful === true} loading={isBusy} {...submit}>
            {isConfirming ? `Confirm and ${words.action}` : words.action}
          </Button>
        </>
      }
    >
      {failure && <Alert type="error" title={failure} showIcon role="alert" />}
      {isConfirming && (
        <SecondFactorForm
          reason="Releases change what every visitor gets."
          formId={formId}
          onBusy={setIsBusy}
          onConfirmed={make}
        />
      )}
      {!isConfirming && note !== undefined && <p>{note}</p>}
      {!isConfirming && kind === 'canary' && canary && <p>It replaces the canary of {canary.version}.</p>}
      {!isConfirming && (kind === 'canary' || kind === 'share') && (
        <CanaryShare share={share} isAutomatic={isAutomatic} onShare={setShare} onAutomatic={setIsAutomatic} />
      )}
      {!isConfirming && (kind === 'block' || kind === 'pin') && <BlockReason reason={reason} onChange={setReason} />}
      {!isConfirming && note === undefined && <MoveSummary move={move} />}
    </Dialog>
  );
}

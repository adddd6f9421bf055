import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#antd';
import { CloseOutlined } from '#icons';
import { getKeys, inWords } from '../shortcuts/shortcutTable';
import type { UndoOffer } from './UndoContext';
import styles from './UndoNotice.module.css';

/** The timer pauses while the notice has the pointer or focus. */
export const UNDO_STAYS_MS = 20_000;

const UNDO_KEYS = getKeys('undo');

interface Props {
  /** Oldest first. */
  offers: readonly UndoOffer[];
  onUndo: () => void;
  onClose: () => void;
}

/** Moves the focus to the page when the focused notice disappears. */
const focusPage = () => document.getElementById('content')?.focus();

/** What the next undo affects, and how many remain; undefined for a single one. */
const getRest = ({ of }: UndoOffer, before: number): string | undefined => {
  if (before === 0) return undefined;
  return [of, `${before} more to undo`].filter(Boolean).join(' · ');
};

function Offer({ offer, offers, onUndo, onClose }: Props & { offer: UndoOffer }) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const onTimeout = useEffectEvent(onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new offer restarts the timer
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onTimeout(), UNDO_STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, offer]);
  const before = offers.length - 1;
  const rest = getRest(offer, before);
  const leave = (act: () => void) => () => {
    focusPage();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons are the controls; the frame only pauses the timer
    <div
      className={styles.notice}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onKeyDown={({ key }) => key === 'Escape' && leave(onClose)()}
    >
      <span className={styles.text}>
        <span data-undo-text>{offer.text}</span>
        {rest !== undefined && <span className={styles.rest}>{rest}</span>}
      </span>
      <kbd className={styles.keys}>{inWords(UNDO_KEYS)}</kbd>
      <Button
        className={styles.undo ?? ''}
        size="small"
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={before === 0 ? leave(onUndo) : onUndo}
      >
        Undo
      </Button>
      <Button
        className={styles.close ?? ''}
        size="small"
        type="text"
        icon={<CloseOutlined />}
        aria-label={before === 0 ? 'Dismiss' : 'Dismiss all'}
        onClick={leave(onClose)}
      />
    </div>
  );
}

/** Announces the last action politely, with an undo button, then offers earlier ones. */
export function UndoNotice(props: Props) {
  const last = props.offers.at(-1);
  return (
    <div role="status" className={styles.place}>
      {last && <Offer offer={last} {...props} />}
    </div>
  );
}

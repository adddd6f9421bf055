import { useRef } from 'react';
import { Modal } from '#antd';
import { useScrollLock } from '../layout/useScrollLock';
import hidden from '../layout/VisuallyHidden.module.css';
import styles from './CommandPalette.module.css';
import { Palette } from './Palette';
import type { PaletteEntry } from './PaletteEntry';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onHelp: () => void;
  /** Called when the dialog has closed and returned the focus. */
  onClosed: () => void;
}

const WIDTH_PX = 640;

/** Finds screens, actions, and items by a few letters. */
export function CommandPalette({ isOpen, onClose, onHelp, onClosed }: Props) {
  useScrollLock(isOpen);
  const chosen = useRef<PaletteEntry>(undefined);
  // Waits for the dialog to close, because closing moves the focus back.
  const runChosen = () => {
    const entry = chosen.current;
    chosen.current = undefined;
    onClosed();
    entry?.run();
  };
  return (
    <Modal
      open={isOpen}
      title="Search or jump to"
      onCancel={onClose}
      afterClose={runChosen}
      footer={null}
      closable={false}
      destroyOnHidden
      width={`min(${WIDTH_PX}px, calc(100vw - 24px))`}
      className={styles.dialog ?? ''}
      classNames={{ header: hidden.visuallyHidden ?? '' }}
      styles={{ container: { padding: 0, overflow: 'hidden' } }}
    >
      <Palette
        onHelp={onHelp}
        onClose={onClose}
        onChoose={(entry) => {
          chosen.current = entry;
          onClose();
        }}
      />
    </Modal>
  );
}

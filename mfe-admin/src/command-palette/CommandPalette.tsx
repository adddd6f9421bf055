import { useRef } from 'react';
import { Modal } from '#antd';
import { useScrollLock } from '../layout/useScrollLock';
import styles from './CommandPalette.module.css';
import { Palette } from './Palette';
import type { PaletteEntry } from './PaletteEntry';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onHelp: () => void;
}

const WIDTH_PX = 640;

/** Finds screens, actions and items by a few letters. */
export function CommandPalette({ isOpen, onClose, onHelp }: Props) {
  useScrollLock(isOpen);
  const chosen = useRef<PaletteEntry>(undefined);
  // Once it is closed, so that the focus that comes back is not taken from what the choice opens.
  const runChosen = () => {
    const entry = chosen.current;
    chosen.current = undefined;
    entry?.run();
  };
  return (
    <Modal
      open={isOpen}
      title={<span className={styles.hidden}>Search or jump to</span>}
      onCancel={onClose}
      afterClose={runChosen}
      footer={null}
      closable={false}
      destroyOnHidden
      width={`min(${WIDTH_PX}px, calc(100vw - 24px))`}
      className={styles.dialog ?? ''}
      styles={{ container: { padding: 0, overflow: 'hidden' }, header: { margin: 0 } }}
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

import type { ReactNode } from 'react';
import { Modal } from '#antd';
import { useScrollLock } from '../layout/useScrollLock';

interface Props {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Buttons at the foot, which stays in sight. */
  footer: ReactNode;
  widthPx?: number;
  children: ReactNode;
}

const DEFAULT_WIDTH_PX = 560;

/** A dialog over the list, which keeps its place. */
export function Dialog({ title, isOpen, onClose, footer, widthPx = DEFAULT_WIDTH_PX, children }: Props) {
  useScrollLock(isOpen);
  return (
    <Modal
      open={isOpen}
      title={title}
      onCancel={onClose}
      footer={footer}
      width={`min(${widthPx}px, calc(100vw - 24px))`}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      styles={{ body: { maxHeight: 'calc(100vh - 220px)', overflowY: 'auto' } }}
    >
      {children}
    </Modal>
  );
}

import { type ReactNode, useRef } from 'react';
import { Modal } from '#antd';
import { useScrollLock } from '../layout/useScrollLock';
import styles from './Dialog.module.css';

interface Props {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Buttons in the sticky footer. */
  footer: ReactNode;
  widthPx?: number;
  /** Its height stays the same when its content loads or changes: that of a full page of content, or of a short list. */
  keepsHeight?: 'full' | 'short';
  /** Whether the focus stays on the dialog, so that a screen reader starts at its top and no field is in the way. */
  isForReading?: boolean;
  /** Whether it is above all dialogs, also those that were opened from within another. */
  isOnTop?: boolean;
  children: ReactNode;
}

const DEFAULT_WIDTH_PX = 560;
/** Each dialog within a dialog is 100 higher than the outer one, which starts at 1000. */
const ON_TOP = { zIndex: 2000 };
const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Focuses the first visible field unless something has the focus. A phone's keyboard would cover the dialog. */
export const focusFirstField = (body: HTMLElement | null) => {
  if (body === null || body.contains(document.activeElement) || window.matchMedia('(hover: none)').matches) return;
  const field = body.querySelector<HTMLElement>(FIELDS);
  const isInSight = field !== null && field.getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom;
  if (isInSight) field.focus({ preventScroll: true });
};

/** A dialog over the list, which keeps its scroll position. */
export function Dialog(props: Props) {
  const {
    title,
    isOpen,
    onClose,
    footer,
    widthPx = DEFAULT_WIDTH_PX,
    keepsHeight,
    isForReading = false,
    isOnTop = false,
  } = props;
  const body = useRef<HTMLDivElement>(null);
  useScrollLock(isOpen);
  return (
    <Modal
      open={isOpen}
      title={title}
      onCancel={onClose}
      footer={footer}
      width={`min(${widthPx}px, calc(100vw - 24px))`}
      {...(isOnTop ? ON_TOP : {})}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      classNames={{ container: styles.container ?? '', header: styles.header ?? '', body: styles.frame ?? '' }}
      afterOpenChange={(isShown) => isShown && !isForReading && focusFirstField(body.current)}
    >
      <div ref={body} className={styles.body} data-keeps-height={keepsHeight}>
        {props.children}
      </div>
    </Modal>
  );
}

import { type ReactNode, useRef } from 'react';
import { Modal } from '#antd';
import { ArrowLeftOutlined } from '#icons';
import { useScrollLock } from '../layout/useScrollLock';
import { focusFirstField } from './Dialog';
import styles from './EditorPage.module.css';

interface Props {
  /** Names the task, such as 'Edit Blog Post'. */
  title: string;
  /** The name of the edited item, and whether it is live. */
  subject?: ReactNode;
  /** Such as 'Unsaved changes'; changes are announced to screen readers. */
  state?: string;
  tabs?: ReactNode;
  /** Buttons at the right of the header. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A full page over the list, which keeps its scroll position and selection. Assistive technology sees a dialog. */
export function EditorPage({ title, subject, state, tabs, actions, onClose, children }: Props) {
  const body = useRef<HTMLDivElement>(null);
  useScrollLock(true);
  const header = (
    <div className={styles.header} data-fills-window>
      <button type="button" className={styles.back} aria-label="Back to the list" onClick={onClose}>
        <ArrowLeftOutlined aria-hidden="true" />
      </button>
      <div className={styles.subject}>{subject}</div>
      <div className={styles.tabs}>{tabs}</div>
      <div className={styles.actions}>
        <span className={styles.state} role="status">
          {state}
        </span>
        {actions}
      </div>
    </div>
  );
  return (
    <Modal
      open
      title={title}
      footer={null}
      closable={false}
      mask={false}
      width="100%"
      transitionName=""
      onCancel={onClose}
      destroyOnHidden
      className={styles.page ?? ''}
      classNames={{ container: styles.container ?? '', header: styles.title ?? '', body: styles.body ?? '' }}
      modalRender={(content) => (
        <>
          {header}
          {content}
        </>
      )}
      afterOpenChange={(isShown) => isShown && focusFirstField(body.current)}
    >
      <div ref={body} className={styles.content}>
        {children}
      </div>
    </Modal>
  );
}

import type { ReactNode } from 'react';
import { Alert, Button, Input } from '#antd';
import { usePlatform } from '../platform/usePlatform';
import { Dialog } from './Dialog';
import styles from './SecretDialog.module.css';

interface Props {
  title: string;
  /** The name of the secret, such as 'key'. */
  noun: string;
  /** The label of the field for screen readers. */
  label: string;
  /** The secret; undefined unless one was just created. */
  secret: string | undefined;
  onClose: () => void;
  /** Instructions for the secret. */
  children: ReactNode;
}

/** Shows a new secret, once. */
export function SecretDialog({ title, noun, label, secret, onClose, children }: Props) {
  const { toasts } = usePlatform();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret ?? '');
      toasts.show(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} copied`, 'success');
    } catch {
      toasts.show(`The ${noun} could not be copied: select it and copy it by hand.`, 'error');
    }
  };
  return (
    <Dialog
      title={title}
      isOpen={secret !== undefined}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.told}>
        <Alert type="warning" showIcon title={`This ${noun} won’t be shown again. Keep it as safe as a password.`} />
        <div className={styles.secret}>
          <Input readOnly value={secret ?? ''} aria-label={label} onFocus={({ target }) => target.select()} />
          <Button onClick={() => void copy()}>Copy</Button>
        </div>
        <p className={styles.note}>{children}</p>
      </div>
    </Dialog>
  );
}

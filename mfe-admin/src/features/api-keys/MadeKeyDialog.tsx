import { Alert, Button, Input } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { usePlatform } from '../../platform/usePlatform';
import styles from './ApiKeys.module.css';

interface Props {
  /** The secret; undefined while none was just made. */
  secret: string | undefined;
  onClose: () => void;
}

/** The one time that a key's secret is told. */
export function MadeKeyDialog({ secret, onClose }: Props) {
  const { toasts } = usePlatform();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret ?? '');
      toasts.show('Key copied', 'success');
    } catch {
      toasts.show('The key could not be copied: select it and copy it by hand.', 'error');
    }
  };
  return (
    <Dialog
      title="Your New API Key"
      isOpen={secret !== undefined}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.form}>
        <Alert type="warning" showIcon title="This key is shown now and never again. Keep it as you keep a password." />
        <div className={styles.secret}>
          <Input readOnly value={secret ?? ''} aria-label="API key" onFocus={({ target }) => target.select()} />
          <Button onClick={() => void copy()}>Copy</Button>
        </div>
        <p className={styles.note}>
          Send it as the header <code>X-API-Key</code>.
        </p>
      </div>
    </Dialog>
  );
}

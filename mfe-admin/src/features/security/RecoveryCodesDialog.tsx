import { Alert, Button } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { saveFile } from '../../platform/saveFile';
import { usePlatform } from '../../platform/usePlatform';
import { useAdmin } from '../../session/useAdmin';
import styles from './Security.module.css';

const FILE_NAME = 'atelier-recovery-codes.txt';

interface Props {
  /** Undefined unless codes were just created. */
  codes: readonly string[] | undefined;
  onClose: () => void;
}

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes = [], onClose }: Props) {
  const { toasts } = usePlatform();
  const { email } = useAdmin();
  const text = `Recovery codes of ${email}. Each signs in once.\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toasts.show('Recovery codes copied', 'success');
    } catch {
      toasts.show('The codes could not be copied: select them and copy them by hand.', 'error');
    }
  };
  return (
    <Dialog
      title="Your Recovery Codes"
      isOpen={codes.length > 0}
      onClose={onClose}
      widthPx={480}
      footer={
        <Button type="primary" onClick={onClose}>
          I’ve Saved Them
        </Button>
      }
    >
      <div className={styles.form}>
        <Alert
          type="warning"
          showIcon
          title="These codes won’t be shown again. Each one signs you in once if you don’t have your phone."
        />
        <div className={styles.sheet}>
          <p>Recovery codes of {email}</p>
          <ol aria-label="Recovery codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => void copy()}>Copy</Button>
          <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), FILE_NAME)}>Download</Button>
          <Button onClick={() => window.print()}>Print</Button>
        </div>
      </div>
    </Dialog>
  );
}

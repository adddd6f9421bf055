import { Button } from '#antd';
import { Dialog } from '../forms/Dialog';
import styles from './BulkReport.module.css';
import type { BulkOutcome } from './runForEach';

interface Props<T> {
  report: BulkOutcome<T> | undefined;
  nameOf: (item: T) => string;
  onClose: () => void;
}

/** Which items a bulk action did not reach, and why. */
export function BulkReport<T extends { id: string }>({ report, nameOf, onClose }: Props<T>) {
  const { succeeded = [], failures = [] } = report ?? {};
  return (
    <Dialog
      isOpen={report !== undefined}
      title="Not everything was done"
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>{`${succeeded.length} done, ${failures.length} failed:`}</p>
      <ul className={styles.failures}>
        {failures.map(({ item, message }) => (
          <li key={item.id}>
            <strong>{nameOf(item)}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

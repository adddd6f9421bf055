import { Button } from '#antd';
import { Dialog } from '../forms/Dialog';
import { formatCount } from '../numbers/numbers';
import type { BulkOutcome } from './BulkOutcome';
import styles from './BulkReport.module.css';

interface Props<T> {
  report: BulkOutcome<T> | undefined;
  getName: (item: T) => string;
  onClose: () => void;
}

/** Above that, the done items are only counted. */
const MAX_DONE_SHOWN = 100;

/** The result of a bulk action by item, with failures and their reasons first. */
export function BulkReport<T extends { id: string }>({ report, getName, onClose }: Props<T>) {
  const { succeeded = [], failures = [] } = report ?? {};
  const unknown = failures.filter(({ isUnknown }) => isUnknown).length;
  const failed = failures.length - unknown;
  return (
    <Dialog
      isOpen={report !== undefined}
      title={failed === 0 ? 'Some items may not have been changed' : 'Some items were not changed'}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>
        {`${formatCount(succeeded.length)} done, ${formatCount(failed)} failed${unknown > 0 ? `, ${formatCount(unknown)} unknown` : ''}:`}
      </p>
      <ul className={styles.results}>
        {failures.map(({ item, message }) => (
          <li key={item.id} data-is-done="false">
            <strong>{getName(item)}</strong>
            <span>{message}</span>
          </li>
        ))}
        {(succeeded.length > MAX_DONE_SHOWN ? [] : succeeded).map((item) => (
          <li key={item.id} data-is-done="true">
            <strong>{getName(item)}</strong>
            <span>Done</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

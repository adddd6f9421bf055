import { Button } from '#antd';
import { Message } from './Message';
import styles from './Message.module.css';

interface Props {
  /** Such as 'The events'. */
  subject: string;
  failure: string | undefined;
  onRetry: () => void;
  /** Absent if no filters are the reason. */
  onClear?: (() => void) | undefined;
}

/** Shown in place of content that could not be loaded. */
export function LoadFailed({ subject, failure, onRetry, onClear }: Props) {
  const actions = (
    <div className={styles.actions}>
      <Button onClick={onRetry}>Try again</Button>
      {onClear && <Button onClick={onClear}>Clear filters</Button>}
    </div>
  );
  return (
    <Message level={2} title={`${subject} could not be loaded`} action={actions}>
      <p>{failure}</p>
    </Message>
  );
}

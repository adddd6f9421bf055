import { Button } from '#antd';
import { Message } from './Message';

interface Props {
  /** Such as 'The events'. */
  subject: string;
  failure: string | undefined;
  onRetry: () => void;
}

/** Shown in place of content that could not be loaded. */
export function LoadFailed({ subject, failure, onRetry }: Props) {
  return (
    <Message level={2} title={`${subject} could not be loaded`} action={<Button onClick={onRetry}>Try again</Button>}>
      <p>{failure}</p>
    </Message>
  );
}

import { Message } from '../layout/Message';
import { deniedText, type Requirement } from './requirement';

interface Props {
  title: string;
  /** 2 if the screen already has a heading. */
  level: 1 | 2;
  requirement: Requirement;
}

/** A screen that is open to all staff, for users who cannot read its content. */
export function HiddenScreen({ title, level, requirement }: Props) {
  return (
    <Message title={title} level={level} action={<a href="/">Return Home</a>}>
      <p>{deniedText(requirement)}</p>
    </Message>
  );
}

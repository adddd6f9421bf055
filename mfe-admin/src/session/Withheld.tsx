import { Message } from '../layout/Message';
import { deniedText, type Requirement } from './requirement';

interface Props {
  title: string;
  /** 2 where the screen has its heading already. */
  level: 1 | 2;
  requirement: Requirement;
}

/** A screen that opens to all staff, for who may not read what it shows. */
export function Withheld({ title, level, requirement }: Props) {
  return (
    <Message title={title} level={level} action={<a href="/">Return Home</a>}>
      <p>{deniedText(requirement)}</p>
    </Message>
  );
}

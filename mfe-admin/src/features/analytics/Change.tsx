import hidden from '../../layout/VisuallyHidden.module.css';
import { asChange } from './figureFormats';
import styles from './Headline.module.css';
import { judge } from './headlineFigures';

interface Props {
  /** As a fraction; null without a previous value. */
  change: number | null;
  isMoreBetter: boolean;
}

/** The change since the comparison period: an arrow, a text for screen readers, and never color alone. */
export function Change({ change, isMoreBetter }: Props) {
  if (change === null) return null;
  const judgment = judge(change, isMoreBetter);
  const direction = change > 0 ? 'more' : 'less';
  return (
    <span className={styles.change} data-judgment={judgment}>
      <span aria-hidden="true">{judgment === 'same' ? '=' : `${change > 0 ? '↑' : '↓'} ${asChange(change)}`}</span>
      <span className={hidden.visuallyHidden}>
        {judgment === 'same' ? 'about the same' : `${asChange(change)} ${direction}, which is ${judgment}`}
      </span>
    </span>
  );
}

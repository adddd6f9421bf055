import { asChange } from './figureFormats';
import styles from './Headline.module.css';
import { judge } from './headlineFigures';

interface Props {
  /** As a fraction; null where there was nothing before. */
  change: number | null;
  isMoreBetter: boolean;
}

/** How much more or less than in the comparison: an arrow for eyes, words for ears, and never colour alone. */
export function Change({ change, isMoreBetter }: Props) {
  if (change === null) return null;
  const judgement = judge(change, isMoreBetter);
  const direction = change > 0 ? 'more' : 'less';
  return (
    <span className={styles.change} data-judgement={judgement}>
      <span aria-hidden="true">{judgement === 'same' ? '=' : `${change > 0 ? '↑' : '↓'} ${asChange(change)}`}</span>
      <span className={styles.heard}>
        {judgement === 'same' ? 'about the same' : `${asChange(change)} ${direction}, which is ${judgement}`}
      </span>
    </span>
  );
}

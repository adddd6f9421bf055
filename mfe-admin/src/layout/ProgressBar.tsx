import styles from './ProgressBar.module.css';

const FULL_PERCENT = 100;

interface Props {
  percent: number;
  label: string;
  /** Shown after the bar; the percentage if absent, nothing if empty. */
  words?: string;
  status?: 'normal' | 'exception';
}

export function ProgressBar({ percent, label, words = `${percent}%`, status = 'normal' }: Props) {
  return (
    <div className={styles.progress} data-status={status}>
      <progress aria-label={label} max={FULL_PERCENT} value={percent} />
      {words !== '' && <span>{words}</span>}
    </div>
  );
}

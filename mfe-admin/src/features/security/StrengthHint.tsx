import { getStrength } from './passwordStrength';
import styles from './Security.module.css';

const BARS = [1, 2, 3, 4];

/** The strength of a new password while it is typed. */
export function StrengthHint({ password }: { password: string }) {
  const { level, words } = getStrength(password);
  return (
    <span className={styles.strength} role="status">
      {password !== '' && (
        <>
          <span className={styles.bars} aria-hidden="true">
            {BARS.map((bar) => (
              <span key={bar} data-level={bar <= level ? level : undefined} />
            ))}
          </span>
          <span>Strength: {words}</span>
        </>
      )}
    </span>
  );
}

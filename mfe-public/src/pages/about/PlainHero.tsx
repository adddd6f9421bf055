import { useStudio } from '../../studio';
import styles from './PlainHero.module.css';

/** The head of the page for a studio without the sample texts. */
export function PlainHero() {
  const { details } = useStudio();
  return (
    <section className={styles.hero}>
      <h1>About {details.name}</h1>
      {details.introduction && <p>{details.introduction}</p>}
    </section>
  );
}

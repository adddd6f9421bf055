import styles from './Contents.module.css';
import type { Section } from './sections';

const WORTH_A_LIST = 3;

/** The table of contents of a long text, in its margin. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  if (sections.length < WORTH_A_LIST) return null;
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <p>On this page</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

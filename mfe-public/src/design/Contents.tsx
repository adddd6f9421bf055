import styles from './Contents.module.css';
import type { Section } from './sections';

const WORTH_A_LIST = 3;
const TITLE = 'On this page';

/** The table of contents of a long text: in its margin, and collapsed above it where there is no margin. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  if (sections.length < WORTH_A_LIST) return null;
  return (
    <nav aria-label={TITLE} className={styles.contents}>
      <details>
        <summary>{TITLE}</summary>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

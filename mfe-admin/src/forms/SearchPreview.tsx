import styles from './SearchPreview.module.css';

const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

interface Props {
  title: string;
  /** The page's path, such as '/blog/on-doors'. */
  path: string;
  description: string;
}

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;

/** An approximate search result for the page, with the usual cuts. */
export function SearchPreview({ title, path, description }: Props) {
  return (
    <figure className={styles.result} aria-label="Search result preview">
      <span className={styles.address}>{[window.location.host, ...path.split('/').filter(Boolean)].join(' › ')}</span>
      <span className={styles.title}>{cut(title, MAX_TITLE) || 'Untitled'}</span>
      <span className={styles.description}>{cut(description, MAX_DESCRIPTION) || 'No description yet'}</span>
      <figcaption className={styles.lengths}>
        Title {title.length} of {MAX_TITLE} characters, description {description.length} of {MAX_DESCRIPTION}
      </figcaption>
    </figure>
  );
}

import styles from './Toolbar.module.css';

/** Letters as an icon, drawn by CSS so that they are not part of the button's name. */
export function Glyph({ text }: { text: string }) {
  return <span className={styles.glyph} data-glyph={text} aria-hidden="true" />;
}

import styles from './Toolbar.module.css';

/** A few letters as a picture: drawn by the style sheet, so that they are no words of the button. */
export function Glyph({ text }: { text: string }) {
  return <span className={styles.glyph} data-glyph={text} aria-hidden="true" />;
}

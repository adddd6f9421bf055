import type { CaseStudy } from '@atelier/contracts/content/case-study';
import hidden from '../../design/VisuallyHidden.module.css';
import styles from './Screens.module.css';

type Note = CaseStudy['screens'][number]['notes'][number];

interface NotesProps {
  notes: readonly Note[];
  /** Makes the IDs of a page's screens unique. */
  screen: number;
}

const getId = (screen: number, note: number): string => `screen-${screen}-note-${note}`;

/**
 * A point on the picture for each note. The browser opens a popover without scripts, and styles in documents are forbidden, so
 * that the place is told by its digits.
 */
export function Points({ notes, screen }: NotesProps) {
  return notes.map(({ x, y }, index) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: a note is its number
      key={index}
      type="button"
      className={styles.point}
      popoverTarget={getId(screen, index + 1)}
      data-x-tens={Math.floor(x / 10)}
      data-x-ones={x % 10}
      data-y-tens={Math.floor(y / 10)}
      data-y-ones={y % 10}
    >
      <span>
        <span className={hidden.visuallyHidden}>Note </span>
        {index + 1}
      </span>
    </button>
  ));
}

/** The notes that the points open, each beside its point. */
export function NotePopovers({ notes, screen }: NotesProps) {
  return notes.map(({ text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a note is its number
    <div key={index} id={getId(screen, index + 1)} popover="auto" className={styles.note}>
      {text}
    </div>
  ));
}

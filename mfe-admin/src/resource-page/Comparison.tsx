import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import styles from './Comparison.module.css';
import { type ComparedField, comparedFields, type FieldValues } from './comparedFields';

interface Props {
  mine: FieldValues;
  theirs: FieldValues;
  /** The names of the two sides, such as 'Yours'. */
  names: { mine: string; theirs: string };
}

interface Part {
  key: number;
  text: string;
  isOwn: boolean;
}

/** Above this, a word-level comparison takes too long and the texts are shown side by side. */
const MAX_EDITS = 4000;

const getParts = ({ mine, theirs }: ComparedField): Record<'mine' | 'theirs', Part[]> => {
  const changes = diffWordsWithSpace(theirs, mine, { maxEditLength: MAX_EDITS }) ?? [
    { value: theirs, removed: true, added: false },
    { value: mine, removed: false, added: true },
  ];
  const side = (isOwn: (change: { added?: boolean; removed?: boolean }) => boolean | undefined) =>
    changes.map((change, key) => ({ key, text: change.value, isOwn: isOwn(change) === true }));
  return {
    mine: side(({ added }) => added).filter(({ key }) => changes[key]?.removed !== true),
    theirs: side(({ removed }) => removed).filter(({ key }) => changes[key]?.added !== true),
  };
};

function Side({ name, parts, side, field }: { name: string; parts: Part[]; side: 'mine' | 'theirs'; field: string }) {
  const isEmpty = parts.every(({ text }) => text === '');
  return (
    <figure className={styles.side}>
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long texts must be scrollable by keyboard. */}
      <section className={styles.text} tabIndex={0} aria-label={`${field}, ${name}`}>
        {isEmpty && <span className={styles.nothing}>Nothing</span>}
        {parts.map(({ key, text, isOwn }) =>
          isOwn ? (
            <mark key={key} data-side={side}>
              {text}
            </mark>
          ) : (
            <span key={key}>{text}</span>
          ),
        )}
      </section>
    </figure>
  );
}

/** Two versions of an item, compared by field with the differences marked. */
export function Comparison({ mine, theirs, names }: Props) {
  const fields = useMemo(
    () => comparedFields(mine, theirs).map((field) => ({ ...field, parts: getParts(field) })),
    [mine, theirs],
  );
  if (fields.length === 0) return <p className={styles.nothing}>Both versions are the same.</p>;
  return (
    <div className={styles.list}>
      {fields.map(({ name, label, parts }) => (
        <section key={name} className={styles.field} aria-label={label}>
          <h3>{label}</h3>
          <div className={styles.sides}>
            <Side name={names.mine} parts={parts.mine} side="mine" field={label} />
            <Side name={names.theirs} parts={parts.theirs} side="theirs" field={label} />
          </div>
        </section>
      ))}
    </div>
  );
}

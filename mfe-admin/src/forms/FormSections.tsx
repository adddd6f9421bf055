import type { ReactNode } from 'react';
import styles from './FormSections.module.css';

export interface FormPart {
  title: string;
  /** Names of the fields that stand in it: the way to it says when one of them is wrong. */
  fields: readonly string[];
  content: ReactNode;
}

interface Props {
  parts: readonly FormPart[];
  errors: object;
}

const getId = (title: string): string => `part-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

const goTo = (title: string): void => {
  const part = document.getElementById(getId(title));
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
};

/** A long form in parts, with the way to each of them always in sight. */
export function FormSections({ parts, errors }: Props) {
  const isWrong = ({ fields }: FormPart) => fields.some((name) => name in errors);
  return (
    <div className={styles.form}>
      <nav className={styles.nav} aria-label="Sections of the form">
        <ul className={styles.ways}>
          {parts.map((part) => (
            <li key={part.title}>
              <button type="button" data-is-wrong={isWrong(part)} onClick={() => goTo(part.title)}>
                {part.title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {parts.map(({ title, content }) => (
          <section
            key={title}
            id={getId(title)}
            className={styles.section}
            tabIndex={-1}
            aria-labelledby={`${getId(title)}-title`}
          >
            <h3 id={`${getId(title)}-title`}>{title}</h3>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Fields side by side where there is room. */
export function FieldColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

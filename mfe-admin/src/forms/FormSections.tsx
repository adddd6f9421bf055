import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './FormSections.module.css';

export interface FormPart {
  title: string;
  /** Names of its fields; the navigation marks parts with errors. */
  fields: readonly string[];
  content: ReactNode;
  /** Whether it is in the side panel, which moves below the main column on narrow screens. */
  isAside?: boolean;
}

interface Props {
  parts: readonly FormPart[];
  errors: object;
}

/** A part is current once it starts above this share of the window's height. */
const READING_LINE = 0.35;

const getId = (title: string): string => `part-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

const goTo = (title: string): void => {
  const part = document.getElementById(getId(title));
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
};

/** The last part that starts above the reading line. */
const partInView = (titles: readonly string[]): string | undefined => {
  const line = window.innerHeight * READING_LINE;
  const hasBegun = (title: string) =>
    (document.getElementById(getId(title))?.getBoundingClientRect().top ?? line) < line;
  return titles.filter(hasBegun).at(-1) ?? titles[0];
};

/** The part of the main column in view. */
const usePartInView = (parts: readonly FormPart[]): string | undefined => {
  const titles = parts.filter(({ isAside }) => !isAside).map(({ title }) => title);
  const latest = useRef(titles);
  useEffect(() => {
    latest.current = titles;
  });
  const [inView, setInView] = useState(titles[0]);
  useEffect(() => {
    const look = () => setInView(partInView(latest.current));
    // Scroll events do not bubble, so the listener captures them.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, []);
  return inView;
};

function Parts({ parts }: { parts: readonly FormPart[] }) {
  return parts.map(({ title, content }) => (
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
  ));
}

/** A long form in parts, with a navigation that is always visible. */
export function FormSections({ parts, errors }: Props) {
  const inView = usePartInView(parts);
  const isWrong = ({ fields }: FormPart) => fields.some((name) => name in errors);
  const aside = parts.filter(({ isAside }) => isAside);
  return (
    <div className={styles.form} data-has-aside={aside.length > 0}>
      <nav className={styles.nav} aria-label="Sections of the form">
        <ul className={styles.ways}>
          {parts.map((part) => (
            <li key={part.title}>
              <button
                type="button"
                data-is-wrong={isWrong(part)}
                aria-current={part.title === inView ? 'location' : undefined}
                onClick={() => goTo(part.title)}
              >
                {part.title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.main}>
        <Parts parts={parts.filter(({ isAside }) => !isAside)} />
      </div>
      {aside.length > 0 && (
        <div className={styles.aside}>
          <Parts parts={aside} />
        </div>
      )}
    </div>
  );
}

/** Fields in columns if there is room. */
export function FieldColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './Projects.module.css';

export const SECTIONS = {
  basics: 'Basic Information',
  story: 'Project Details',
  client: 'Client & Links',
  images: 'Images',
  seo: 'SEO',
} as const;
type SectionKey = keyof typeof SECTIONS;

const headingId = (key: string) => `project-section-${key}`;
const goTo = (key: string) => document.getElementById(headingId(key))?.scrollIntoView({ block: 'start' });

/** The way to each part of the long form. */
export function SectionLinks() {
  return (
    <nav className={styles.sections} aria-label="Sections of the form">
      {Object.entries(SECTIONS).map(([key, label]) => (
        <button key={key} type="button" onClick={() => goTo(key)}>
          {label}
        </button>
      ))}
    </nav>
  );
}

export function FormSection({ of, children }: { of: SectionKey; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={headingId(of)}>
      <h3 id={headingId(of)}>{SECTIONS[of]}</h3>
      {children}
    </section>
  );
}

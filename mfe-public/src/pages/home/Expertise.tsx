import styles from './Expertise.module.css';

const CARDS = [
  {
    title: 'Strategy and Consulting',
    text: 'What to build first, what to leave out, and what it will cost to keep. Workshops that end with a decision.',
    parts: ['Product discovery', 'Technical audits', 'Roadmaps'],
  },
  {
    title: 'Product Design',
    text: 'Interfaces drawn with real content and tried by real people, before a line of code makes them expensive.',
    parts: ['UX research', 'Interface design', 'Design systems'],
  },
  {
    title: 'Development',
    text: 'Web, mobile and custom software that the next team can read. Tested, documented, handed over without drama.',
    parts: ['Web platforms', 'Mobile apps', 'Integrations'],
  },
  {
    title: 'Cloud and DevOps',
    text: 'Releases on a Friday afternoon, alarms that mean something, and a bill that follows the load.',
    parts: ['Pipelines', 'Observability', 'Operations'],
  },
] as const;

/** Four cards, set as entries of a printed index: hairlines, and a step from column to column. */
export function Expertise() {
  return (
    <section className={styles.expertise} aria-labelledby="expertise">
      <h2 id="expertise">What we are good at</h2>
      <ul className={styles.cards}>
        {CARDS.map(({ title, text, parts }) => (
          <li key={title} className={styles.card}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul className={styles.parts}>
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

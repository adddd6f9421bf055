import styles from './Expertise.module.css';

const CARDS = [
  {
    title: 'Strategy and Consulting',
    text: 'We help you decide what to build first, what to skip, and what it’ll cost to run. Our workshops end with a decision.',
    parts: ['Product discovery', 'Technical audits', 'Roadmaps'],
  },
  {
    title: 'Product Design',
    text: 'We design with real content and test with real people, before code makes changes expensive.',
    parts: ['UX research', 'Interface design', 'Design systems'],
  },
  {
    title: 'Development',
    text: 'We build web, mobile and custom software that’s tested, documented and easy for the next team to read.',
    parts: ['Web platforms', 'Mobile apps', 'Integrations'],
  },
  {
    title: 'Cloud and DevOps',
    text: 'We set up releases you can ship on a Friday, alerts that matter, and bills that match your traffic.',
    parts: ['Pipelines', 'Observability', 'Operations'],
  },
] as const;

/** Four cards in the style of a printed index: hairlines, and each column lower than the one before. */
export function Expertise() {
  return (
    <section className={styles.expertise} aria-labelledby="expertise">
      <h2 id="expertise">What we’re good at</h2>
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

import styles from './Perks.module.css';

const PERKS = [
  {
    title: 'Innovation-Driven',
    text: 'You get two days a month for your own ideas. We write about what we learn in the journal, failures included.',
    sign: 'M0 160a160 160 0 0 1 160-160v160z',
  },
  {
    title: 'Remote-Friendly',
    text: 'Work from the studio, your kitchen or the train. There’s one hour we all share: Wednesdays at four, when we read code aloud.',
    sign: 'M0 80a80 80 0 0 1 160 0zM40 160a40 40 0 0 1 80 0z',
  },
  {
    title: 'Growth Focused',
    text: 'Two people know every system, so you’re always learning from someone else.',
    sign: 'M0 106h54v54H0zM54 53h53v107H54zM107 0h53v160h-53z',
  },
  {
    title: 'Competitive Benefits',
    text: 'Salaries are in the posting. You get 28 days of paid vacation, full health insurance, and fresh bread most Thursdays.',
    sign: 'M0 80a80 80 0 1 0 160 0 80 80 0 1 0-160 0zm52 0a28 28 0 1 1 56 0 28 28 0 1 1-56 0z',
  },
] as const;

/** Four perks of working here, each with an icon. */
export function Perks() {
  return (
    <section className={styles.perks} aria-labelledby="perks">
      <h2 id="perks">What working here is like</h2>
      <ul>
        {PERKS.map(({ title, text, sign }) => (
          <li key={title}>
            <svg viewBox="0 0 160 160" width="96" height="96" aria-hidden="true">
              <path d={sign} fillRule="evenodd" />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

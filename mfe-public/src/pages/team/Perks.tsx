import styles from './Perks.module.css';

const PERKS = [
  {
    title: 'Innovation-Driven',
    text: 'Two days a month for something that nobody has ordered. What it teaches us is written up in the journal, failures included.',
    sign: 'M0 160a160 160 0 0 1 160-160v160z',
  },
  {
    title: 'Remote-Friendly',
    text: 'The table, the kitchen or the train. One hour is shared by all: Wednesdays at four, when code is read aloud.',
    sign: 'M0 80a80 80 0 0 1 160 0zM40 160a40 40 0 0 1 80 0z',
  },
  {
    title: 'Growth Focused',
    text: 'Every system has a second person who has deployed it and restored it. So everybody is learning what somebody else knows.',
    sign: 'M0 106h54v54H0zM54 53h53v107H54zM107 0h53v160h-53z',
  },
  {
    title: 'Competitive Benefits',
    text: 'Pay that is printed in the posting, thirty days away from the desk, health cover, and bread from downstairs.',
    sign: 'M0 80a80 80 0 1 0 160 0 80 80 0 1 0-160 0zm52 0a28 28 0 1 1 56 0 28 28 0 1 1-56 0z',
  },
] as const;

/** The four perks of working here, each with a sign. */
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

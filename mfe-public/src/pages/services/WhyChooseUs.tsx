import styles from './WhyChooseUs.module.css';

const REASONS = [
  {
    title: 'Estimates that hold',
    text: 'We build the awkward tenth first, for a fixed price. What comes after is counted, not guessed.',
  },
  {
    title: 'Something every Friday',
    text: 'An address that never changes, with a little more behind it each week. You see it before it is late.',
  },
  {
    title: 'One team, start to end',
    text: 'Who draws it sits beside who builds it, and both are there on the night of the launch.',
  },
  {
    title: 'Yours from day one',
    text: 'Your repository, your accounts, your documentation. Leaving us takes an afternoon; few do.',
  },
] as const;

/** Four reasons, set as the columns of a ledger. */
export function WhyChooseUs() {
  return (
    <section className={styles.why} aria-labelledby="why-choose-us">
      <h2 id="why-choose-us">Why Choose Us</h2>
      <ul>
        {REASONS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

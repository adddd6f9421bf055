import styles from './WhyChooseUs.module.css';

const REASONS = [
  {
    title: 'Estimates that hold',
    text: 'We build the riskiest tenth first, at a fixed price. After that, we estimate from what we’ve measured.',
  },
  {
    title: 'Something every Friday',
    text: 'You get one link with something new to try every week, so you see problems before they cause delays.',
  },
  {
    title: 'One team, start to finish',
    text: 'Our designers sit next to our engineers, and both are there on launch night.',
  },
  {
    title: 'Yours from day one',
    text: 'You own the repository, the accounts and the documentation. Leaving takes an afternoon. Few clients do.',
  },
] as const;

/** Four reasons, laid out like the columns of a ledger. */
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

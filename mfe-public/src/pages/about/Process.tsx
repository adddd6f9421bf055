import styles from './Process.module.css';

const STEPS = [
  {
    title: 'Watch first',
    text: 'We spend two days where the work happens, with a notebook, and write down what people ask in their own words.',
  },
  {
    title: 'Words first',
    text: 'We write the conversation between a person and the screen, error messages included, before we draw anything.',
  },
  {
    title: 'The first tenth',
    text: 'We build the riskiest tenth and put it live. You can stop there. One client did, then sent us a friend.',
  },
  {
    title: 'Every two weeks',
    text: 'You get something you can use, a list of what we’re unsure about, and an invoice that says what’s new.',
  },
  {
    title: 'After launch',
    text: 'We test the backups, keep the alerts meaningful, and pick up the phone at night.',
  },
] as const;

/** The stages from the first day on, as stairs on a wide page. */
export function Process() {
  return (
    <section className={styles.process} aria-labelledby="process">
      <h2 id="process">Our Process</h2>
      <ol>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import styles from './Process.module.css';

const STEPS = [
  {
    title: 'Standing about',
    text: 'Two days where the work happens, with a notebook. We write down what people ask, in their words.',
  },
  {
    title: 'Words first',
    text: 'The conversation between a person and the screen, its failures included, before anything is drawn.',
  },
  {
    title: 'The first tenth',
    text: 'A tenth of it, working, at a real address. You may stop there. One who did has since sent us a friend.',
  },
  {
    title: 'Every two weeks',
    text: 'Something that can be used, a list of what we are unsure of, and an invoice that says what you can do now.',
  },
  {
    title: 'After the launch',
    text: 'Backups that have been restored, alarms that mean something, and a telephone that is answered at night.',
  },
] as const;

/** From the first day to the years after: stairs, on a wide page. */
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

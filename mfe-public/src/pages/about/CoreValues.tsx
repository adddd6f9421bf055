import styles from './CoreValues.module.css';

const VALUES = [
  {
    title: 'Take things away',
    text: 'Before we add a button, a field or a sentence, we ask what would happen without it. Last year we wrote 41,000 lines of code and deleted 67,000.',
  },
  {
    title: 'Bad news travels the same day',
    text: 'If something is late, you hear about it the day we notice. Our estimates are a range, and we tell you what drives it.',
  },
  {
    title: 'Second-newest tools',
    text: 'We build with technology that’s had a year to prove itself. The new ideas go into your product.',
  },
  {
    title: 'Two people for everything',
    text: 'A second person has deployed, restored and understood everything we look after. Nobody is ever the only one who knows.',
  },
  {
    title: 'Built for people on their feet',
    text: 'We test with people wearing gloves, in bright sun, on three percent battery. It works at a desk, too.',
  },
  {
    title: 'Yours to take with you',
    text: 'The code, keys, domains and documentation belong to you from day one. Another team can pick them up without calling us.',
  },
] as const;

/** The studio's values as an index with ruled lines. */
export function CoreValues() {
  return (
    <section className={styles.values} aria-labelledby="values">
      <h2 id="values">Core Values</h2>
      <ul>
        {VALUES.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import styles from './CoreValues.module.css';

const VALUES = [
  {
    title: 'Take away',
    text: 'Of every button, field and sentence we ask what would happen if it were left out. Last year we wrote 41,000 lines of code and removed 67,000.',
  },
  {
    title: 'Say it on the day',
    text: 'A delay is told on the day on which it is noticed. An estimate is two numbers and what lies between them.',
  },
  {
    title: 'Second-newest tools',
    text: 'What has been dull for a year will be dull on the night when it matters. Novelty goes into what you ordered.',
  },
  {
    title: 'Two people for everything',
    text: 'Whatever we look after has been deployed, restored and understood by a second person, so that nobody is ever the only one who knows.',
  },
  {
    title: 'Made for the one who is standing',
    text: 'We try things out with people in gloves, in sunlight, on three percent of battery. The comfortable are served as well.',
  },
  {
    title: 'Yours to leave with',
    text: 'Code, keys, domains and reasons belong to you from the first day. The next team should be able to read all of it without us.',
  },
] as const;

/** What the studio holds to: an index, a rule to each line. */
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

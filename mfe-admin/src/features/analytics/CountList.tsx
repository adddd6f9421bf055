import styles from './Analytics.module.css';

interface Props {
  title: string;
  unit: string;
  counts: readonly { name: string; count: number }[];
}

export function CountList({ title, unit, counts }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.panel} aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, count }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{count.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { useState } from 'react';
import styles from './Page.module.css';
import type { ServiceList } from './services';

interface PageProps {
  services: ServiceList;
}

/** The page of this remote: the studio's services, and a button that shows that React is running. */
export function Page({ services }: PageProps) {
  const [clicks, setClicks] = useState(0);
  return (
    <main className={styles.page}>
      <h1>Example</h1>
      <ul>
        {services.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Clicked {clicks} times
      </button>
      <p>
        <a href="/">Back to the site</a>
      </p>
    </main>
  );
}

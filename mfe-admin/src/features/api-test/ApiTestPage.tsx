import { Status, type StatusColor } from '../../layout/Status';
import type { PageProps } from '../../routing/AdminRoute';
import styles from './ApiTest.module.css';
import { CheckSection } from './CheckSection';
import { ContactStats } from './ContactStats';
import { EndpointList } from './EndpointList';
import { ItemNames } from './ItemNames';
import { SystemHealth } from './SystemHealth';
import { type CheckState, useApiChecks } from './useApiChecks';

const COLORS: Readonly<Record<CheckState, StatusColor>> = {
  Loading: 'processing',
  Error: 'error',
  OK: 'success',
  'Not Loaded': 'default',
};

/** For developers: shows whether the API answers and with what (TEST-1). Public; messages need a session. */
export function ApiTestPage({ title }: PageProps) {
  const checks = useApiChecks();
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p>Live API responses. Health is checked every 30 seconds, the database every minute.</p>
      </header>
      <ul className={styles.chips} aria-label="Status" aria-live="polite">
        {checks.chips.map(({ name, state }) => (
          <li key={name}>
            <span>{name}</span>
            <Status color={COLORS[state]}>{state}</Status>
          </li>
        ))}
      </ul>
      <CheckSection title="System Health" isOpen>
        <SystemHealth health={checks.health} database={checks.database} />
      </CheckSection>
      <CheckSection title="Projects">
        <ItemNames title="All" asked={checks.projects} getName={({ title }) => title} />
        <ItemNames title="Featured, up to 3" asked={checks.featuredProjects} getName={({ title }) => title} />
      </CheckSection>
      <CheckSection title="Team">
        <ItemNames title="All" asked={checks.team} getName={({ name }) => name} />
        <ItemNames title="Leadership" asked={checks.leadership} getName={({ name }) => name} />
      </CheckSection>
      <CheckSection title="Blog">
        <ItemNames title="All" asked={checks.blog} getName={({ title }) => title} />
        <ItemNames title="Featured, up to 3" asked={checks.featuredPosts} getName={({ title }) => title} />
      </CheckSection>
      <CheckSection title="Contact">
        <ContactStats asked={checks.contact} />
      </CheckSection>
      <EndpointList />
    </div>
  );
}

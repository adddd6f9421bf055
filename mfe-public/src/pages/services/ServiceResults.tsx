import type { Service } from '@atelier/contracts/content/service';
import { Button } from '../../design/Button';
import { CardPlaceholder } from '../../design/CardPlaceholder';
import { Notice } from '../../design/Notice';
import { TryAgain } from '../../design/TryAgain';
import { RESULTS_ID } from '../../routing/useFilterChange';
import { ServiceCard } from '../../services/ServiceCard';
import { focusResults } from './focusResults';
import { matching } from './matching';
import styles from './ServiceResults.module.css';
import { SAMPLE_SERVICE } from './sampleService';
import { isFiltered, type ServiceFilter, servicesAddress } from './servicesNeeds';

interface ServiceResultsProps {
  /** The loaded services, in display order. */
  services: readonly Service[] | undefined;
  /** Why loading failed. */
  error: Error | undefined;
  retry(): void;
  filter: ServiceFilter;
}

export const LOAD_FAILURE = 'Failed to load services. Please try again later.';
const NOTHING_FOUND = 'No services found matching your criteria';
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

function Cards({ services }: { services: readonly Service[] }) {
  return (
    <div className={styles.grid}>
      {services.map((service, index) => (
        <ServiceCard key={service.id} service={service} isFirst={index === 0} />
      ))}
    </div>
  );
}

function Empty({ filter }: { filter: ServiceFilter }) {
  if (!isFiltered(filter))
    return (
      <Notice title="No services yet" text="We’re still writing them down. Ask us what we can do for you.">
        <Button href="/contact">Request Custom Service</Button>
      </Notice>
    );
  return (
    <Notice title="No services match" text="We might call it something else. Try another search, or ask us.">
      <Button href="/services" onClick={focusResults}>
        Clear All Filters
      </Button>
      <Button href="/contact" variant="secondary">
        Request Custom Service
      </Button>
    </Notice>
  );
}

function Failure({ retry }: { retry(): void }) {
  return (
    <Notice title="Something went wrong" text={LOAD_FAILURE} role="alert">
      <TryAgain retry={retry} />
    </Notice>
  );
}

function Waiting({ filter }: { filter: ServiceFilter }) {
  return (
    <>
      <noscript>
        <Notice title="Something went wrong" text={LOAD_FAILURE}>
          <Button href={servicesAddress(filter)}>Try Again</Button>
        </Notice>
      </noscript>
      <div className={styles.grid}>
        {PLACEHOLDERS.map((key) => (
          <CardPlaceholder key={key} of="service" />
        ))}
      </div>
    </>
  );
}

const countLine = (count: number, filter: ServiceFilter): string => {
  if (count > 0) return `Showing ${count} ${count === 1 ? 'service' : 'services'}`;
  return isFiltered(filter) ? NOTHING_FOUND : '';
};

/** The filtered services, or their empty, failed (with one sample service) or loading state. */
export function ServiceResults({ services, error, retry, filter }: ServiceResultsProps) {
  const found = services === undefined ? undefined : matching(services, filter);
  const isWaiting = found === undefined && error === undefined;
  return (
    <section className={styles.results} aria-label="Our services" aria-busy={isWaiting}>
      <p id={RESULTS_ID} tabIndex={-1} className={styles.count} role="status">
        {found === undefined ? isWaiting && 'Loading services' : countLine(found.length, filter)}
      </p>
      {found !== undefined && (found.length === 0 ? <Empty filter={filter} /> : <Cards services={found} />)}
      {isWaiting && <Waiting filter={filter} />}
      {error !== undefined && found === undefined && (
        <>
          <Failure retry={retry} />
          <Cards services={[SAMPLE_SERVICE]} />
        </>
      )}
    </section>
  );
}

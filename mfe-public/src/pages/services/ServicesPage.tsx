import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { ActionLink } from '../../design/ActionLink';
import { ClosingCall } from '../../design/ClosingCall';
import { Figures } from '../../design/Figures';
import type { PageProps } from '../../routing/Page';
import { ServiceFilters } from './ServiceFilters';
import { ServiceResults } from './ServiceResults';
import { ServicesHero } from './ServicesHero';
import styles from './ServicesPage.module.css';
import { SERVICES_NEED, serviceFilter } from './servicesNeeds';
import { WhyChooseUs } from './WhyChooseUs';

const FIGURES = [
  { value: 50, suffix: '+', label: 'Projects Completed' },
  { value: 25, suffix: '+', label: 'Happy Clients' },
  { value: 5, suffix: '+', label: 'Years Experience' },
  { value: 100, suffix: '%', label: 'Client Satisfaction' },
] as const;

export function ServicesPage({ location }: PageProps) {
  const filter = serviceFilter(location.search);
  const list = useAnswer(SERVICES_NEED, FRESH_FOR_MS.general);
  return (
    <>
      <ServicesHero />
      <section className={styles.figures} aria-label="Our work in numbers">
        <Figures figures={FIGURES} />
      </section>
      <ServiceFilters filter={filter} />
      <ServiceResults
        services={list.data?.services}
        error={list.error}
        retry={() => void list.mutate()}
        filter={filter}
      />
      <WhyChooseUs />
      <ClosingCall
        title="Still have questions?"
        text="Ask the person who would do the work. Or look at what others asked us for, and what became of it."
      >
        <ActionLink href="/contact">Contact Us</ActionLink>
        <ActionLink href="/projects" variant="secondary">
          View Our Work
        </ActionLink>
      </ClosingCall>
    </>
  );
}

import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { useProjectFigures } from '../../data/useStudioFigures';
import { Button } from '../../design/Button';
import { ClosingCall } from '../../design/ClosingCall';
import { Figures } from '../../design/Figures';
import { Questions } from '../../questions/Questions';
import type { PageProps } from '../../routing/Page';
import { useStudio } from '../../studio';
import { ServiceFilters } from './ServiceFilters';
import { ServiceResults } from './ServiceResults';
import { ServicesHero } from './ServicesHero';
import styles from './ServicesPage.module.css';
import { SERVICES_NEED, serviceFilter } from './servicesNeeds';
import { WhyChooseUs } from './WhyChooseUs';

export function ServicesPage({ location }: PageProps) {
  const filter = serviceFilter(location.search);
  const [projects, satisfaction] = useProjectFigures();
  const { figures, hasSampleTexts } = useStudio();
  const { years, clients } = figures;
  const list = useAnswer(SERVICES_NEED, FRESH_FOR_MS.general);
  return (
    <>
      <ServicesHero />
      <section className={styles.figures} aria-label="Our work in numbers">
        <Figures
          figures={[
            { ...projects, label: 'Projects Completed' },
            { value: clients, suffix: '+', label: 'Happy Clients' },
            { value: years, suffix: '+', label: 'Years Experience' },
            { ...satisfaction, label: 'Client Satisfaction' },
          ]}
        />
      </section>
      <ServiceFilters filter={filter} />
      <ServiceResults
        services={list.data?.services}
        error={list.error}
        retry={() => void list.mutate()}
        filter={filter}
      />
      {hasSampleTexts && <WhyChooseUs />}
      <Questions />
      <ClosingCall
        look="steps"
        title="Still have questions?"
        text={
          hasSampleTexts
            ? 'Ask the person who’d do the work. Or see what we’ve built for other clients.'
            : 'Ask us. A few lines are enough.'
        }
      >
        <Button href="/contact">Contact Us</Button>
        {hasSampleTexts && (
          <Button href="/projects" variant="secondary">
            View Our Work
          </Button>
        )}
      </ClosingCall>
    </>
  );
}

import type { Service } from '@atelier/contracts/content/service';
import type { ReactNode } from 'react';
import { TagLink } from '../../design/TagLink';
import styles from './ServiceBody.module.css';
import { ServiceSide } from './ServiceSide';

function Part({ title, isThere = true, children }: { title: string; isThere?: boolean; children: ReactNode }) {
  if (!isThere) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const getParagraphs = (text: string): string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');

/** Description, deliverables, process, and technologies, with calls to action beside them. */
export function ServiceBody({ service }: { service: Service }) {
  const { description, features, process_steps: steps, technologies } = service;
  return (
    <div className={styles.body}>
      <div>
        <Part title="Overview">
          <div className={styles.overview}>
            {getParagraphs(description).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Part>
        <Part title="Key Features" isThere={features.length > 0}>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Part>
        <Part title="Our Process" isThere={steps.length > 0}>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.step}>
                <span aria-hidden="true">{step.step}</span>
                <h3>{step.title}</h3>
                <p>{step.description}</p>
              </li>
            ))}
          </ol>
        </Part>
        <Part title="Technologies" isThere={technologies.length > 0}>
          <ul className={styles.technologies}>
            {technologies.map((technology) => (
              <li key={technology}>
                <TagLink href={`/services?${new URLSearchParams({ search: technology })}`}>{technology}</TagLink>
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <ServiceSide service={service} />
    </div>
  );
}

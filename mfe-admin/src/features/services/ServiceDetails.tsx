import type { Service } from '@atelier/contracts';
import type { ReactNode } from 'react';
import { Button, Tag } from '#antd';
import { ActiveStatus } from '../../content-manager/ActiveStatus';
import { Dialog } from '../../forms/Dialog';
import styles from './ServiceDetails.module.css';

const WIDTH_PX = 720;
const NONE = 'Not specified';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lists({ service: { features, technologies, process_steps: steps } }: { service: Service }) {
  return (
    <>
      <h3>Features</h3>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <h3>Technologies</h3>
      <div className={styles.tags}>
        {technologies.map((technology) => (
          <Tag key={technology}>{technology}</Tag>
        ))}
      </div>
      {steps.length > 0 && (
        <>
          <h3>Process</h3>
          <ol>
            {steps.map(({ step, title, description }) => (
              <li key={`${step} ${title}`}>
                <strong>{title}</strong>
                {description !== '' && <p>{description}</p>}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

interface Props {
  item: Service | undefined;
  onClose: () => void;
}

/** All details of a service, read-only. */
export function ServiceDetails({ item: service, onClose }: Props) {
  return (
    <Dialog
      title={service?.name}
      isOpen={service !== undefined}
      onClose={onClose}
      widthPx={WIDTH_PX}
      footer={
        <>
          {service?.is_active && (
            <Button href={`/services/${service.slug}`} target="_blank" rel="noopener">
              Open Page
            </Button>
          )}
          <Button type="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {service && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area without controls needs the focus
        <section className={styles.details} tabIndex={0} aria-label="Details">
          <dl>
            <Detail label="Category">{service.category_display}</Detail>
            <Detail label="Status">
              <ActiveStatus isActive={service.is_active} />
            </Detail>
            <Detail label="Timeline">{service.estimated_timeline ?? NONE}</Detail>
            <Detail label="Price">{service.price_hint ?? NONE}</Detail>
            <Detail label="Homepage">{service.show_in_homepage ? 'Shown' : 'Not shown'}</Detail>
            <Detail label="Display Order">{service.display_order}</Detail>
          </dl>
          <p className={styles.lead}>{service.short_description}</p>
          <p className={styles.description}>{service.description}</p>
          <Lists service={service} />
        </section>
      )}
    </Dialog>
  );
}

import type { Service } from '@atelier/contracts/content/service';
import { CoverImage } from '../design/CoverImage';
import { growCover } from '../design/growCover';
import { SiteLink } from '../routing/SiteLink';
import styles from './ServiceCard.module.css';
import { serviceAddress } from './service';

interface ServiceCardProps {
  service: Service;
  /** Compact: a smaller card for lists of related items. */
  isCompact?: boolean;
  isFirst?: boolean;
  level?: 2 | 3;
}

const CARD_FEATURES = 3;
const COMPACT_CARD_FEATURES = 2;

/** A service in a list; the whole card is a link. */
export function ServiceCard({ service, isCompact = false, isFirst = false, level = 2 }: ServiceCardProps) {
  const Heading = `h${level}` as const;
  const features = service.features.slice(0, isCompact ? COMPACT_CARD_FEATURES : CARD_FEATURES);
  return (
    <article className={isCompact ? `${styles.card} ${styles.compact}` : styles.card}>
      <CoverImage
        src={service.featured_image}
        facts={service.featured_image_facts}
        seed={service.slug}
        sizes={isCompact ? '(min-width: 900px) 30vw, 90vw' : '(min-width: 900px) 54vw, 90vw'}
        isFirst={isFirst}
      />
      <p className={styles.labels}>
        <span>{service.category_display}</span>
        {service.estimated_timeline !== null && <span>{service.estimated_timeline}</span>}
        {service.price_hint && <span>{service.price_hint}</span>}
      </p>
      <Heading className={styles.title}>
        <SiteLink href={serviceAddress(service)} onClick={growCover}>
          {service.name}
        </SiteLink>
      </Heading>
      <p className={styles.text}>{service.short_description}</p>
      <ul className={styles.features} aria-label={`Features of ${service.name}`}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}

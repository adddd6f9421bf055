import type { Service } from '@atelier/contracts/content/service';
import { Breadcrumbs } from '../../design/Breadcrumbs';
import { Button } from '../../design/Button';
import { CoverImage } from '../../design/CoverImage';
import { TagLink } from '../../design/TagLink';
import { inquiryAddress } from '../../services/service';
import styles from './ServiceHead.module.css';
import { getPlaces } from './servicePlaces';

/** In the largest font size, longer names would fill the window. */
const LONG_NAME = 36;

/** Breadcrumbs and name, with the description and duration beside the cover. */
export function ServiceHead({ service }: { service: Service }) {
  return (
    <header className={styles.head}>
      <div className={styles.place}>
        <Breadcrumbs places={getPlaces(service)} />
        <TagLink href={`/services?category=${service.category}`}>{service.category_display}</TagLink>
      </div>
      <h1 data-long={service.name.length > LONG_NAME}>{service.name}</h1>
      <div className={styles.words}>
        <p className={styles.lead}>{service.short_description}</p>
        {(service.estimated_timeline || service.price_hint) && (
          <p className={styles.timeline}>
            {service.estimated_timeline && (
              <>
                <span>Timeline</span> {service.estimated_timeline}
              </>
            )}
            {service.estimated_timeline && service.price_hint && <br />}
            {service.price_hint && (
              <>
                <span>Price</span> {service.price_hint}
              </>
            )}
          </p>
        )}
        <div className={styles.actions}>
          <Button href={inquiryAddress(service)}>Get Started</Button>
          <Button href="/services" variant="secondary">
            All Services
          </Button>
        </div>
      </div>
      <CoverImage
        src={service.featured_image}
        facts={service.featured_image_facts}
        seed={service.slug}
        sizes="(min-width: 900px) 58vw, 100vw"
        isFirst
        className={styles.cover}
      />
    </header>
  );
}

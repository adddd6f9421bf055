import type { Service } from '@atelier/contracts/content/service';
import { Button } from '../../design/Button';
import { inquiryAddress } from '../../services/service';
import { useStudio } from '../../studio';
import styles from './ServiceSide.module.css';

/** The sidebar: calls to action and facts. */
export function ServiceSide({ service }: { service: Service }) {
  const { bookingUrl } = useStudio().details;
  return (
    <aside className={styles.side} aria-label="Get in touch about this service">
      <h2>Interested?</h2>
      <div className={styles.actions}>
        <Button href={inquiryAddress(service)}>Get Quote</Button>
        <Button href="/contact" variant="secondary">
          Schedule Call
        </Button>
        {bookingUrl && (
          <Button href={bookingUrl} variant="link" rel="noopener">
            Book a call
          </Button>
        )}
      </div>
      <dl>
        <div>
          <dt>Category</dt>
          <dd>{service.category_display}</dd>
        </div>
        {service.estimated_timeline !== null && (
          <div>
            <dt>Timeline</dt>
            <dd>{service.estimated_timeline}</dd>
          </div>
        )}
        {service.price_hint && (
          <div>
            <dt>Price</dt>
            <dd>{service.price_hint}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}

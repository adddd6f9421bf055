import type { Service } from '@atelier/contracts/content/service';
import { ServiceBody } from './ServiceBody';
import { ServiceHead } from './ServiceHead';

/** A complete service. */
export function ServiceArticle({ service }: { service: Service }) {
  return (
    <article>
      <ServiceHead service={service} />
      <ServiceBody service={service} />
    </article>
  );
}

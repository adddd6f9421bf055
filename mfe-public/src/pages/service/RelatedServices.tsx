import type { Service } from '@atelier/contracts/content/service';
import { CardGrid, TitledSection } from '../../design/TitledSection';
import { ServiceCard } from '../../services/ServiceCard';
import { RELATED_SERVICES } from './serviceNeeds';

/** Up to three others of the same category. Not rendered if there are none. */
export function RelatedServices({ service, ofCategory }: { service: Service; ofCategory: readonly Service[] }) {
  const others = ofCategory.filter(({ id }) => id !== service.id).slice(0, RELATED_SERVICES);
  if (others.length === 0) return null;
  return (
    <TitledSection id="related" title="Related Services">
      <CardGrid>
        {others.map((other) => (
          <ServiceCard key={other.id} service={other} isCompact level={3} />
        ))}
      </CardGrid>
    </TitledSection>
  );
}

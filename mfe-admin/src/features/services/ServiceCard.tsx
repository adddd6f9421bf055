import type { Service } from '@atelier/contracts';
import { useState } from 'react';
import { Tag } from '#antd';
import { CheckCircleOutlined, ClockCircleOutlined } from '#icons';
import type { CardProps } from '../../content-manager/ContentManager';
import { EditedTag } from '../../content-manager/EditedTag';
import { ItemCard } from '../../resource-page/ItemCards';
import { ActiveTag } from './ActiveTag';
import { ServiceDetails } from './ServiceDetails';
import { featureCount, iconOfCategory } from './serviceLabels';

function ServiceMeta({ service: { estimated_timeline: timeline, features } }: { service: Service }) {
  return (
    <>
      {timeline !== null && (
        <span>
          <ClockCircleOutlined aria-hidden="true" /> {timeline}
        </span>
      )}
      <span>
        <CheckCircleOutlined aria-hidden="true" /> {featureCount(features.length)}
      </span>
    </>
  );
}

/** One service in the grid or list. */
export function ServiceCard({ item: service, isSelected, onToggle, controlsWith }: CardProps<Service>) {
  const [isViewed, setIsViewed] = useState(false);
  const CategoryIcon = iconOfCategory(service.category);
  return (
    <ItemCard
      name={service.name}
      words={service.short_description}
      image={service.featured_image}
      icon={<CategoryIcon />}
      tags={service.technologies}
      chips={
        <>
          <Tag>{service.category_display}</Tag>
          <ActiveTag isActive={service.is_active} />
          <EditedTag item={service} />
        </>
      }
      meta={<ServiceMeta service={service} />}
      actions={
        <>
          {controlsWith([{ label: 'View Details', run: () => setIsViewed(true) }])}
          <ServiceDetails service={isViewed ? service : undefined} onClose={() => setIsViewed(false)} />
        </>
      }
      isSelected={isSelected}
      onToggle={onToggle}
    />
  );
}

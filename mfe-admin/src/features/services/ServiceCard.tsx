import type { Service } from '@atelier/contracts';
import { Tag } from '#antd';
import { CheckCircleOutlined, ClockCircleOutlined } from '#icons';
import { ActiveStatus } from '../../content-manager/ActiveStatus';
import { EditedStatus } from '../../content-manager/EditedStatus';
import type { CardProps } from '../../content-manager/ManagerDefinition';
import { countOf } from '../../numbers/numbers';
import { ItemCard } from '../../resource-page/ItemCards';
import { iconOfCategory } from './serviceLabels';

function ServiceMeta({ service: { estimated_timeline: timeline, features } }: { service: Service }) {
  return (
    <>
      {timeline !== null && (
        <span>
          <ClockCircleOutlined aria-hidden="true" /> {timeline}
        </span>
      )}
      <span>
        <CheckCircleOutlined aria-hidden="true" /> {countOf(features.length, 'feature')}
      </span>
    </>
  );
}

/** One service in the grid or list. */
export function ServiceCard({ item: service, isSelected, onToggle, controls }: CardProps<Service>) {
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
          <ActiveStatus isActive={service.is_active} />
          <EditedStatus item={service} />
        </>
      }
      meta={<ServiceMeta service={service} />}
      actions={controls}
      isSelected={isSelected}
      onToggle={onToggle}
    />
  );
}

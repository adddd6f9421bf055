import type { Service } from '@atelier/contracts';
import { Tag } from '#antd';
import { CheckCircleOutlined, ClockCircleOutlined } from '#icons';
import { EditedTag } from '../../content-manager/EditedTag';
import type { CardProps } from '../../content-manager/ManagerDefinition';
import { countOf } from '../../numbers/numbers';
import { ItemCard } from '../../resource-page/ItemCards';
import { ActiveTag } from './ActiveTag';
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
          <ActiveTag isActive={service.is_active} />
          <EditedTag item={service} />
        </>
      }
      meta={<ServiceMeta service={service} />}
      actions={controls}
      isSelected={isSelected}
      onToggle={onToggle}
    />
  );
}

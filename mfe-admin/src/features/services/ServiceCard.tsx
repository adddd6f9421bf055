import type { Service } from '@atelier/contracts';
import { Button, Tag } from '#antd';
import { CheckCircleOutlined, ClockCircleOutlined } from '#icons';
import { ItemCard } from '../../resource-page/ItemCards';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import { useMay } from '../../session/useAdmin';
import { ActiveTag } from './ActiveTag';
import { featureCount, iconOfCategory } from './serviceLabels';

interface Props {
  service: Service;
  isSelected: boolean;
  onToggle: (id: string) => void;
  onEdit: (service: Service) => void;
  onView: (service: Service) => void;
  onDelete: (service: Service) => void;
  /** What else can be done with it. */
  more: readonly RowAction[];
}

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

/** One service as the manager shows it, in grid and list. */
export function ServiceCard({ service, isSelected, onToggle, onEdit, onView, onDelete, more }: Props) {
  const mayWrite = useMay('services', 'write');
  const mayDelete = useMay('services', 'delete');
  const { id, name } = service;
  const CategoryIcon = iconOfCategory(service.category);
  const actions: RowAction[] = [
    ...(mayWrite ? [{ label: 'Edit', run: () => onEdit(service) }] : []),
    { label: 'View Details', run: () => onView(service) },
    ...more,
    ...(mayDelete ? [{ label: 'Delete', isDangerous: true, run: () => onDelete(service) }] : []),
  ];
  return (
    <ItemCard
      name={name}
      words={service.short_description}
      image={service.featured_image}
      icon={<CategoryIcon />}
      tags={service.technologies}
      chips={
        <>
          <Tag>{service.category_display}</Tag>
          <ActiveTag isActive={service.is_active} />
        </>
      }
      meta={<ServiceMeta service={service} />}
      actions={
        <>
          {mayWrite && (
            <Button size="small" onClick={() => onEdit(service)} aria-label={`Edit ${name}`}>
              Edit
            </Button>
          )}
          <RowMenu subject={name} actions={actions} />
        </>
      }
      isSelected={isSelected}
      onToggle={() => onToggle(id)}
    />
  );
}

import type { Service } from '@atelier/contracts';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '#antd';
import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '#icons';
import { ActiveTag } from '../ActiveTag';
import styles from './Arrange.module.css';

export const stepId = (id: string, by: -1 | 1): string => `arrange-${id}-${by === -1 ? 'up' : 'down'}`;

interface Props {
  service: Service;
  /** Starts at 0. */
  place: number;
  isLast: boolean;
  isFixed: boolean;
  onStep: (by: -1 | 1) => void;
}

/** One service with controls for its position. */
export function ArrangeRow({
  service: { id, name, category_display, is_active },
  place,
  isLast,
  isFixed,
  onStep,
}: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isFixed,
  });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} className={styles.row} data-is-dragged={isDragging}>
      <Button
        ref={setActivatorNodeRef}
        type="text"
        className={styles.handle ?? ''}
        icon={<HolderOutlined />}
        {...attributes}
        {...listeners}
        aria-label={`Drag ${name}, position ${place + 1}`}
      />
      <span className={styles.place} aria-hidden="true">
        {place + 1}
      </span>
      <span className={styles.service}>
        <strong>{name}</strong>
        <span>{category_display}</span>
      </span>
      <span className={styles.tag}>
        <ActiveTag isActive={is_active} />
      </span>
      <span className={styles.steps}>
        <Button
          id={stepId(id, -1)}
          type="text"
          icon={<ArrowUpOutlined />}
          disabled={isFixed || place === 0}
          aria-label={`Move up ${name}`}
          onClick={() => onStep(-1)}
        />
        <Button
          id={stepId(id, 1)}
          type="text"
          icon={<ArrowDownOutlined />}
          disabled={isFixed || isLast}
          aria-label={`Move down ${name}`}
          onClick={() => onStep(1)}
        />
      </span>
    </li>
  );
}

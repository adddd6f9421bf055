import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { Button } from '#antd';
import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, HolderOutlined } from '#icons';
import styles from './SortableList.module.css';

export const getStepId = (id: string, by: -1 | 1): string => `row-${id}-${by === -1 ? 'up' : 'down'}`;

interface Props {
  id: string;
  name: string;
  /** Starts at 0. */
  place: number;
  isLast: boolean;
  isFixed: boolean;
  onStep: (by: -1 | 1) => void;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** One row with controls for its position. */
export function SortableRow({ id, name, place, isLast, isFixed, onStep, onRemove, children }: Props) {
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
        aria-label={`Drag ${name}`}
      />
      <div className={styles.content}>{children}</div>
      <div className={styles.steps}>
        <Button
          id={getStepId(id, -1)}
          type="text"
          icon={<ArrowUpOutlined />}
          disabled={isFixed || place === 0}
          aria-label={`Move ${name} up`}
          onClick={() => onStep(-1)}
        />
        <Button
          id={getStepId(id, 1)}
          type="text"
          icon={<ArrowDownOutlined />}
          disabled={isFixed || isLast}
          aria-label={`Move ${name} down`}
          onClick={() => onStep(1)}
        />
        {onRemove !== undefined && (
          <Button type="text" icon={<CloseOutlined />} aria-label={`Remove ${name}`} onClick={onRemove} />
        )}
      </div>
    </li>
  );
}

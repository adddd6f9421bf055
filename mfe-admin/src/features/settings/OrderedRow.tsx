import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { Button } from '#antd';
import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, HolderOutlined } from '#icons';
import styles from './OrderedRows.module.css';

interface Props {
  /** The ID for dragging. */
  id: string;
  /** The ID of the row's fields, to move the focus. */
  fieldId: string;
  name: string;
  /** Whether the list is read-only. */
  isFixed: boolean;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One row with controls for its position. */
export function OrderedRow({ id, fieldId, name, isFixed, isFirst, isLast, onStep, onRemove, children }: Props) {
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
      <div className={styles.fields}>{children}</div>
      <div className={styles.steps}>
        <Button
          id={`${fieldId}-up`}
          type="text"
          icon={<ArrowUpOutlined />}
          disabled={isFixed || isFirst}
          aria-label={`Move ${name} up`}
          onClick={() => onStep(-1)}
        />
        <Button
          id={`${fieldId}-down`}
          type="text"
          icon={<ArrowDownOutlined />}
          disabled={isFixed || isLast}
          aria-label={`Move ${name} down`}
          onClick={() => onStep(1)}
        />
        <Button type="text" icon={<CloseOutlined />} aria-label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}

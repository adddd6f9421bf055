import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type ScreenReaderInstructions,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import hidden from '../layout/VisuallyHidden.module.css';
import styles from './SortableList.module.css';
import { getStepId, SortableRow } from './SortableRow';

interface Row {
  id: string;
  /** What screen readers call the row. */
  name: string;
}

interface Props {
  label?: string;
  rows: readonly Row[];
  /** Whether moving is disabled. */
  isFixed: boolean;
  onMove: (from: number, to: number) => void;
  onRemove?: (place: number) => void;
  children: (place: number) => ReactNode;
}

const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick up the row, the arrow keys to move it, Space again to drop it, or Escape to cancel. The buttons in its row move it one place.',
};

const placed = (rows: readonly Row[], id: UniqueIdentifier, at: UniqueIdentifier = id): string => {
  const find = (wanted: UniqueIdentifier) => rows.findIndex((row) => row.id === wanted);
  return `${rows[find(id)]?.name} is at position ${find(at) + 1} of ${rows.length}`;
};

const getAnnouncements = (rows: readonly Row[]): Announcements => ({
  onDragStart: ({ active }) => `Picked up. ${placed(rows, active.id)}`,
  onDragOver: ({ active, over }) => (over === null ? undefined : placed(rows, active.id, over.id)),
  onDragEnd: ({ active, over }) => `Dropped. ${placed(rows, active.id, over?.id)}`,
  onDragCancel: ({ active }) => `Canceled. ${placed(rows, active.id)}`,
});

/** An ordered list whose rows move by pointer, by handle and arrow keys, or by buttons. It announces each move. */
export function SortableList({ label, rows, isFixed, onMove, onRemove, children }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const getPlace = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null && active.id !== over.id) onMove(getPlace(active.id), getPlace(over.id));
  };
  const step = ({ id, name }: Row, place: number, by: -1 | 1) => {
    const to = place + by;
    onMove(place, to);
    setAnnouncement(`${name} is at position ${to + 1} of ${rows.length}`);
    // The focus moves with the row, so the same key continues; at an end, the opposite button gets the focus.
    const isAtEnd = to === 0 || to === rows.length - 1;
    const button = getStepId(id, isAtEnd ? (to === 0 ? 1 : -1) : by);
    requestAnimationFrame(() => document.getElementById(button)?.focus());
  };
  return (
    <>
      <p className={hidden.visuallyHidden} role="status">
        {announcement}
      </p>
      <DndContext
        sensors={sensors}
        onDragEnd={drop}
        accessibility={{ announcements: getAnnouncements(rows), screenReaderInstructions: INSTRUCTIONS }}
      >
        <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={isFixed}>
          <ol className={styles.list} aria-label={label}>
            {rows.map((row, place) => (
              <SortableRow
                key={row.id}
                {...row}
                place={place}
                isLast={place === rows.length - 1}
                isFixed={isFixed}
                onStep={(by) => step(row, place, by)}
                onRemove={onRemove && (() => onRemove(place))}
              >
                {children(place)}
              </SortableRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}

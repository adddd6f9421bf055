import type { Service } from '@atelier/contracts';
import { DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import styles from './Arrange.module.css';
import { ArrangeRow, stepId } from './ArrangeRow';
import { getAnnouncements, INSTRUCTIONS, placeInWords } from './getAnnouncements';

interface Props {
  order: readonly Service[];
  /** Whether moving is disabled. */
  isFixed: boolean;
  onMove: (from: number, to: number) => void;
}

const focusOn = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** An ordered list of services, moved by pointer, by handle and arrow keys, or by buttons; each move is announced. */
export function ArrangeList({ order, isFixed, onMove }: Props) {
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const getPlace = (id: unknown) => order.findIndex((service) => service.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null && active.id !== over.id) onMove(getPlace(active.id), getPlace(over.id));
  };
  const step = ({ id, name }: Service, place: number, by: -1 | 1) => {
    const to = place + by;
    onMove(place, to);
    setSaid(placeInWords(name, to, order.length));
    // The focus moves with the service, so the same key continues; at an end, the opposite button gets the focus.
    const isAtEnd = to === 0 || to === order.length - 1;
    focusOn(stepId(id, isAtEnd ? (to === 0 ? 1 : -1) : by));
  };
  return (
    <>
      <p className={styles.said} role="status">
        {said}
      </p>
      <DndContext
        sensors={sensors}
        onDragEnd={drop}
        accessibility={{ announcements: getAnnouncements(order), screenReaderInstructions: INSTRUCTIONS }}
      >
        <SortableContext items={order.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={isFixed}>
          <ol className={styles.list} aria-label="Services in order">
            {order.map((service, place) => (
              <ArrangeRow
                key={service.id}
                service={service}
                place={place}
                isLast={place === order.length - 1}
                isFixed={isFixed}
                onStep={(by) => step(service, place, by)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}

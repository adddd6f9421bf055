import type { Service } from '@atelier/contracts';
import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick up the service, the arrow keys to move it, Space again to drop it, or Escape to cancel. The buttons in its row move it one place.',
};

export const placeInWords = (name: string, place: number, count: number): string =>
  `${name} is at position ${place + 1} of ${count}`;

/** Announcements for screen readers while a service is dragged. */
export const getAnnouncements = (order: readonly Service[]): Announcements => {
  const at = (id: UniqueIdentifier) => order.findIndex((service) => service.id === id);
  const getName = (id: UniqueIdentifier) => order[at(id)]?.name ?? '';
  const placed = (id: UniqueIdentifier, over: UniqueIdentifier) => placeInWords(getName(id), at(over), order.length);
  return {
    onDragStart: ({ active }) => `Picked up. ${placed(active.id, active.id)}`,
    onDragOver: ({ active, over }) => (over === null ? undefined : placed(active.id, over.id)),
    onDragEnd: ({ active, over }) => `Dropped. ${placed(active.id, over?.id ?? active.id)}`,
    onDragCancel: ({ active }) => `Canceled. ${placed(active.id, active.id)}`,
  };
};

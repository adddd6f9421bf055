import { type DragEvent, useRef, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Accepts files dropped anywhere on the page. */
export const useFileDrop = (isPermitted: boolean, onDrop: (files: readonly File[]) => void) => {
  const [isOver, setIsOver] = useState(false);
  // Enter and leave events fire for every element under the pointer, so they are counted.
  const depth = useRef(0);
  const enter = (step: 1 | -1) => (event: DragEvent) => {
    if (!isPermitted || !carriesFiles(event)) return;
    depth.current += step;
    setIsOver(depth.current > 0);
  };
  return {
    isOver,
    zone: {
      onDragEnter: enter(1),
      onDragLeave: enter(-1),
      onDragOver: (event: DragEvent) => {
        if (carriesFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setIsOver(false);
        if (isPermitted) onDrop([...event.dataTransfer.files]);
      },
    },
  };
};

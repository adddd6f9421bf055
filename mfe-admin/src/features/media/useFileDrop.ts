import { type DragEvent, useRef, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files dropped anywhere on a page. */
export const useFileDrop = (isPermitted: boolean, onDrop: (files: readonly File[]) => void) => {
  const [isOver, setIsOver] = useState(false);
  // Each element below the pointer is entered and left by itself.
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

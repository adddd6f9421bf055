import { createElement, useEffect, useRef } from 'react';
import type { VisitorPlatform } from './Platform';

interface SlotProps {
  name: string;
  /** Null on the server. */
  platform: VisitorPlatform | null;
}

const NOTHING = { __html: '' };

/** A place that other remotes fill, with HTML from the server if their bundles render it. It stays empty if no remote does. */
export function Slot({ name, platform }: SlotProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current !== null) return platform?.fillSlot?.(name, ref.current);
  }, [name, platform]);
  // React must leave the content alone, which belongs to the roots of other remotes.
  return createElement('div', {
    ref,
    'data-slot': name,
    dangerouslySetInnerHTML: NOTHING,
    suppressHydrationWarning: true,
  });
}

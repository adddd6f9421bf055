import { type ReactNode, useRef, useState } from 'react';
import { Segmented } from '#antd';
import styles from './LivePreview.module.css';
import { useElementWidth } from './useElementWidth';

type Screen = 'desktop' | 'phone';

const SCREENS = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
];
const WIDTH_PX: Readonly<Record<Screen, number>> = { desktop: 1280, phone: 390 };

interface Props {
  /** More controls beside the choice of width. */
  tools?: ReactNode;
  /** The previewed page. */
  children: ReactNode;
}

/** A page on a wide screen or a phone, scaled to the available width. */
export function PreviewStage({ tools, children }: Props) {
  const [screen, setScreen] = useState<Screen>('desktop');
  const stage = useRef<HTMLDivElement>(null);
  const room = useElementWidth(stage);
  // A desktop preview has at least this width, or all the available space.
  const width = screen === 'desktop' ? Math.max(WIDTH_PX.desktop, room ?? 0) : WIDTH_PX.phone;
  const scale = room === undefined ? 1 : Math.min(1, room / width);
  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <Segmented
          options={SCREENS}
          value={screen}
          onChange={(next) => setScreen(next as Screen)}
          aria-label="Width of the preview"
        />
        {tools}
      </div>
      <div ref={stage} className={styles.stage}>
        <div
          className={styles.screen}
          data-screen={screen}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

import { type ReactNode, useRef, useState } from 'react';
import { Button, Segmented, Skeleton } from '#antd';
import styles from './LivePreview.module.css';
import { useElementWidth } from './useElementWidth';
import { type Previewed, type PreviewState, useLivePreview } from './useLivePreview';

type Screen = 'desktop' | 'phone';

const SCREENS = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
];
const WIDTH_PX: Readonly<Record<Screen, number>> = { desktop: 1280, phone: 390 };

interface Props {
  of: Previewed;
  /** The noun for the item, such as 'post'. */
  noun: string;
  /** A local preview for servers without previews. */
  local?: ((className: string) => ReactNode) | undefined;
}

interface FramesProps {
  title: string;
  address: string;
  serial: number;
}

/** Keeps the current page until the next version has loaded and scrolled to the same position. */
function Frames({ title, address, serial }: FramesProps) {
  const [shown, setShown] = useState(serial);
  const current = useRef<HTMLIFrameElement>(null);
  const swap = (next: HTMLIFrameElement) => {
    next.contentWindow?.scrollTo({ top: current.current?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
    setShown(serial);
  };
  const serials = shown === serial ? [serial] : [shown, serial];
  return serials.map((one) => (
    <iframe
      key={one}
      ref={one === shown ? current : undefined}
      className={styles.frame}
      title={one === shown ? title : `${title}, loading`}
      src={address}
      inert={one !== shown}
      onLoad={({ currentTarget }) => one !== shown && swap(currentTarget)}
    />
  ));
}

function Shown({
  state,
  title,
  local,
  onRetry,
}: Pick<Props, 'local'> & { state: PreviewState; title: string; onRetry: () => void }) {
  if (state.is === 'loading')
    return (
      <div className={styles.message} role="status" aria-label="Loading the preview">
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    );
  if (state.is === 'ready') return <Frames title={title} address={state.address} serial={state.serial} />;
  if (state.is === 'local' && local !== undefined) return local(styles.frame ?? '');
  return (
    <div className={styles.message} role="alert">
      <p>The preview isn’t available right now. Your text is safe.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

/** An item as visitors will see it, on a wide screen or a phone, updated shortly after typing. */
export function LivePreview({ of, noun, local }: Props) {
  const { state, retry } = useLivePreview(of);
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
        {state.is === 'ready' && (
          <a href={state.address} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        )}
      </div>
      <div ref={stage} className={styles.stage}>
        <div
          className={styles.screen}
          data-screen={screen}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        >
          <Shown state={state} title={`Preview of the ${noun}`} local={local} onRetry={retry} />
        </div>
      </div>
    </div>
  );
}

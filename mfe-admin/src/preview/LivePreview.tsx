import { type ReactNode, useRef, useState } from 'react';
import { Button, Skeleton } from '#antd';
import styles from './LivePreview.module.css';
import { PreviewStage } from './PreviewStage';
import { type Previewed, type PreviewState, useLivePreview } from './useLivePreview';

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
  return (
    <PreviewStage
      tools={
        state.is === 'ready' && (
          <a href={state.address} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        )
      }
    >
      <Shown state={state} title={`Preview of the ${noun}`} local={local} onRetry={retry} />
    </PreviewStage>
  );
}

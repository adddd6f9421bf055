import { useState } from 'react';
import { Button, Segmented, Skeleton } from '#antd';
import { LocalPreview } from './LocalPreview';
import type { PostFormProps } from './PostFormProps';
import styles from './Posts.module.css';
import { usePreview } from './usePreview';

const WIDTHS = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
];

function PreviewFrame({ form, preview }: PostFormProps & { preview: ReturnType<typeof usePreview> }) {
  const { state, refresh } = preview;
  if (state.is === 'loading')
    return (
      <div className={styles.previewLoading} role="status" aria-label="Loading the preview">
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    );
  if (state.is === 'failed')
    return (
      <div className={styles.previewLoading} role="alert">
        <p>The preview could not be made.</p>
        <Button onClick={refresh}>Try again</Button>
      </div>
    );
  if (state.is === 'ready') return <iframe className={styles.frame} title="Preview of the post" src={state.address} />;
  return <LocalPreview values={form.getValues()} />;
}

/** The post as visitors will see it, on a wide screen or a phone. */
export function PostPreview({ form, id }: PostFormProps & { id: string | undefined }) {
  const preview = usePreview(form, id);
  const [width, setWidth] = useState('desktop');
  const { state } = preview;
  return (
    <div className={styles.preview}>
      <div className={styles.previewBar}>
        <Segmented options={WIDTHS} value={width} onChange={setWidth} aria-label="Width of the preview" />
        {state.is === 'ready' && (
          <a href={state.address} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        )}
      </div>
      <div className={styles.stage} data-width={width}>
        <PreviewFrame form={form} preview={preview} />
      </div>
    </div>
  );
}

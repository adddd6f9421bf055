import { LIBRARY_UPLOAD } from '@atelier/contracts/media/upload';
import { useRef } from 'react';
import { UploadOutlined } from '#icons';
import hidden from '../../layout/VisuallyHidden.module.css';
import { PermittedButton } from '../../resource-page/PermittedButton';

interface Props {
  missing: string | undefined;
  onPick: (files: readonly File[]) => void;
}

export function UploadButton({ missing, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <PermittedButton
        type="primary"
        icon={<UploadOutlined />}
        missing={missing}
        onClick={() => input.current?.click()}
      >
        Upload
      </PermittedButton>
      <input
        ref={input}
        type="file"
        multiple
        className={hidden.visuallyHidden}
        tabIndex={-1}
        aria-label="Files to upload"
        accept={LIBRARY_UPLOAD.types.join(',')}
        disabled={missing !== undefined}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

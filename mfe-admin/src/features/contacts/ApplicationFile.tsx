import type { Attachment } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { Button } from '#antd';
import { DownloadOutlined } from '#icons';
import { saveFile } from '../../platform/saveFile';
import { usePlatform } from '../../platform/usePlatform';
import { getFile } from './submissions.api';

interface Props {
  submissionId: string;
  attachment: Attachment;
}

const KILOBYTE = 1024;

const getSize = (bytes: number): string =>
  bytes < KILOBYTE * KILOBYTE ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

/** The file of an application; it has no link, because downloads require access to messages. */
export function ApplicationFile({ submissionId, attachment: { name, bytes } }: Props) {
  const { api, toasts } = usePlatform();
  const [isLoading, setIsLoading] = useState(false);
  const download = async (): Promise<void> => {
    setIsLoading(true);
    try {
      saveFile(await getFile(api, submissionId), name);
    } catch (error) {
      toasts.show(isApiError(error) ? error.message : 'Failed to download file', 'error');
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button size="small" icon={<DownloadOutlined />} loading={isLoading} onClick={() => void download()}>
      {name} ({getSize(bytes)})
    </Button>
  );
}

import type { Attachment } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { Button } from '#antd';
import { DownloadOutlined } from '#icons';
import { formatBytes } from '../../numbers/numbers';
import { saveFile } from '../../platform/saveFile';
import { usePlatform } from '../../platform/usePlatform';
import { getFile } from './submissions.api';

interface Props {
  submissionId: string;
  attachment: Attachment;
}

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
      {name} ({formatBytes(bytes)})
    </Button>
  );
}

import type { MediaFile } from '@atelier/contracts';
import { useState } from 'react';
import { usePlatform } from '../../platform/usePlatform';
import { type BulkOutcome, runForEach } from '../../resource-page/runForEach';
import { describeFile } from './media.api';

/** Adds tags to several files, a call each; failures are kept for a report by item. */
export const useBulkTags = (afterwards: () => Promise<unknown>) => {
  const { api, toasts } = usePlatform();
  const [files, setFiles] = useState<readonly MediaFile[]>();
  const [report, setReport] = useState<BulkOutcome<MediaFile>>();
  const add = async (tags: readonly string[]): Promise<void> => {
    const outcome = await runForEach(files ?? [], (file) =>
      describeFile(api, file, { tags: [...file.tags, ...tags.filter((tag) => !file.tags.includes(tag))] }),
    );
    setFiles(undefined);
    await afterwards();
    if (outcome.succeeded.length > 0) toasts.show(`${outcome.succeeded.length} file(s) tagged successfully`, 'success');
    if (outcome.failures.length > 0) setReport(outcome);
  };
  return {
    files,
    ask: setFiles,
    cancel: () => setFiles(undefined),
    add,
    report,
    closeReport: () => setReport(undefined),
  };
};

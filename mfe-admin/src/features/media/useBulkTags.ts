import type { MediaFile } from '@atelier/contracts';
import { useState } from 'react';
import { countOf } from '../../numbers/numbers';
import { usePlatform } from '../../platform/usePlatform';
import type { BulkOutcome } from '../../resource-page/BulkOutcome';
import { runForEach } from '../../resource-page/runForEach';
import { describeFile, readFile } from './media.api';
import { FILE_NOUN } from './mediaBulk';

/** Adds tags to several files with one call each; failures are collected for a report. */
export const useBulkTags = (afterwards: () => Promise<unknown>) => {
  const { api, toasts } = usePlatform();
  const [files, setFiles] = useState<readonly MediaFile[]>();
  const [report, setReport] = useState<BulkOutcome<MediaFile>>();
  const add = async (tags: readonly string[]): Promise<void> => {
    const outcome = await runForEach(
      files ?? [],
      (file) => describeFile(api, file, { tags: [...file.tags, ...tags.filter((tag) => !file.tags.includes(tag))] }),
      {
        isDone: async ({ id }) => {
          const current = (await readFile(api, id)).data.tags;
          return tags.every((tag) => current.includes(tag));
        },
      },
    );
    setFiles(undefined);
    await afterwards();
    if (outcome.succeeded.length > 0)
      toasts.show(`${countOf(outcome.succeeded.length, FILE_NOUN.one, FILE_NOUN.many)} tagged successfully`, 'success');
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

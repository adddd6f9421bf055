import type { MediaFile } from '@atelier/contracts';
import { LIBRARY_SORTS, type LibrarySort, sortOfFile } from '@atelier/contracts/media/upload';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#antd';
import { FilePicker } from '../../forms/FilePicker';
import { refusalOfFiles } from '../../forms/refusalOfFiles';
import { useReportedUploads } from '../../forms/textUploads';
import { ProgressBar } from '../../layout/ProgressBar';
import { SORT_WORDS } from '../../media-picker/librarySorts';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { failureMessage } from '../../resource-page/settleFailure';
import styles from './File.module.css';
import { replaceFile } from './media.api';

interface Props {
  file: MediaFile;
  onReplaced: () => void;
}

/** A picture is replaced by a picture, a document by a document. */
const toRule = ({ contentType }: MediaFile) => LIBRARY_SORTS[sortOfFile(contentType)];

const EFFECTS: Readonly<Record<LibrarySort, string>> = {
  picture: 'The new picture appears everywhere this file is used. Its focal point starts at the center.',
  clip: 'The new clip plays everywhere this file is used.',
  typeface: 'Pages show the new typeface with the metrics of the old one until you choose it again in Brand.',
  document: 'Every link to this file leads to the new one.',
};

const useReplacement = ({ file, onReplaced }: Props) => {
  const platform = usePlatform();
  const confirm = useConfirm();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (files: readonly File[]) => {
    const refusal = refusalOfFiles(files, toRule(file));
    setProblem(refusal);
    const [replacement] = files;
    if (refusal !== undefined || replacement === undefined) return;
    const text = `Are you sure you want to replace “${file.name}” with “${replacement.name}”? Visitors see the new file immediately, everywhere it is used. This action cannot be undone.`;
    if (!(await confirm({ title: 'Replace', text, isDangerous: true }))) return;
    const leaving = new AbortController();
    stop.current = leaving;
    setPercent(0);
    try {
      const onProgress = ({ sent, total }: { sent: number; total: number }) =>
        setPercent(Math.floor((100 * sent) / total));
      await replaceFile(platform, file.id, replacement, { signal: leaving.signal, onProgress });
      platform.toasts.show('File replaced successfully', 'success');
      onReplaced();
    } catch (error) {
      if (!leaving.signal.aborted) setProblem(failureMessage(error));
    }
    setPercent(undefined);
  };
  return { percent, problem, send, cancel: () => stop.current?.abort() };
};

/** Replaces the file; every use then shows the new one. */
export function ReplaceFile(props: Props) {
  const { percent, problem, send, cancel } = useReplacement(props);
  useReportedUploads({ waiting: percent === undefined ? 0 : 1, failed: 0 });
  const sort = sortOfFile(props.file.contentType);
  if (percent !== undefined)
    return (
      <div className={styles.replacing} role="status">
        <span>{percent < 100 ? `Uploading… ${percent}%` : 'Processing…'}</span>
        <ProgressBar percent={percent} words="" label="Progress of the new file" />
        <Button size="small" onClick={cancel}>
          Cancel
        </Button>
      </div>
    );
  return (
    <div className={styles.replace}>
      <FilePicker
        id="replacement"
        label={`Replace with another ${SORT_WORDS[sort].one}`}
        rule={toRule(props.file)}
        isWrong={problem !== undefined}
        describedBy={problem === undefined ? undefined : 'replacement-problem'}
        onPick={(files) => void send(files)}
      />
      {problem !== undefined && (
        <p id="replacement-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={styles.hint}>{EFFECTS[sort]}</p>
    </div>
  );
}

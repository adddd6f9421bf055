import { type ReactNode, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { Button } from '#antd';
import { Dialog } from '../forms/Dialog';
import { DialogFooter } from '../forms/DialogFooter';
import { ProgressBar } from '../layout/ProgressBar';
import { countOf, type Noun } from '../numbers/numbers';
import { ChooseFile } from './ChooseFile';
import { CsvCheck } from './CsvCheck';
import styles from './CsvImport.module.css';
import type { CsvKind } from './CsvKind';
import { CsvReport } from './CsvReport';
import { useCsvImport } from './useCsvImport';
import { saveRefused } from './writeCsv';

const WIDTH_PX = 920;

interface Props<Draft> {
  noun: Noun;
  load: () => Promise<CsvKind<Draft>>;
  create: (draft: Draft) => Promise<unknown>;
  onClose: () => void;
  /** Called when items may have been created. */
  onImported: () => void;
}

/** Moves the focus to the new step, because the previously focused element is gone. */
function StepBody({ step, children }: { step: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) body.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div ref={body} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  );
}

/** Imports items from a file: choose, check, write, and report by row. */
export function CsvImportDialog<Draft>({ noun, load, create, onClose, onImported }: Props<Draft>) {
  const { data: kind } = useSWR(`CSV of ${noun.many}`, load, { suspense: true });
  const { step, choose, again, start, stop, decide } = useCsvImport(kind, create);
  const { one, many } = noun;
  const run = async (checked: Parameters<typeof start>[0]) => {
    await start(checked);
    onImported();
  };
  const cancel = <Button onClick={onClose}>Cancel</Button>;
  const frame = (footer: ReactNode, body: ReactNode, close = onClose) => (
    <Dialog
      title={`Import ${many}`}
      isOpen
      onClose={close}
      widthPx={WIDTH_PX}
      keepsHeight="full"
      footer={<DialogFooter>{footer}</DialogFooter>}
    >
      <StepBody step={step.is}>{body}</StepBody>
    </Dialog>
  );
  if (step.is === 'choose')
    return frame(
      cancel,
      <ChooseFile kind={kind} noun={noun} problem={step.problem} onChoose={(file) => void choose(file)} />,
    );
  if (step.is === 'check') {
    const ready = step.rows.filter(({ draft }) => draft !== undefined).length;
    const isUndecided = step.mapping.includes(undefined);
    return frame(
      <>
        {cancel}
        <Button onClick={again}>Choose another file</Button>
        <Button type="primary" disabled={ready === 0 || isUndecided} onClick={() => void run(step)}>
          {`Import ${countOf(ready, one, many)}`}
        </Button>
      </>,
      <CsvCheck kind={kind} checked={step} ready={ready} onDecide={decide} />,
    );
  }
  if (step.is === 'run')
    return frame(
      <Button onClick={stop}>Stop</Button>,
      <>
        <p role="status">{`${step.ended} of ${step.total} sent`}</p>
        <ProgressBar percent={Math.round((step.ended / step.total) * 100)} label="Import progress" />
        <p className={styles.hint}>If you stop, the rows imported so far stay.</p>
      </>,
      stop,
    );
  const { report } = step;
  return frame(
    <>
      {report.refused.length > 0 && (
        <Button onClick={() => saveRefused(noun, report.table, report.refused)}>Download rejected rows</Button>
      )}
      <Button type="primary" onClick={onClose}>
        Close
      </Button>
    </>,
    <CsvReport noun={noun} report={report} />,
  );
}

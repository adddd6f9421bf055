import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

/** The files of a field that are not in it yet. */
export interface TextUploads {
  /** Still uploading, or waiting for their alternative text. */
  waiting: number;
  failed: number;
}

const NONE: TextUploads = { waiting: 0, failed: 0 };

type Report = (text: string, uploads: TextUploads) => void;

export const TextUploadsContext = createContext<Report>(() => undefined);

/** Tells the editor that a field's files are not in it yet. */
export const useReportedUploads = ({ waiting, failed }: TextUploads): void => {
  const id = useId();
  const report = useContext(TextUploadsContext);
  useEffect(() => {
    report(id, { waiting, failed });
    return () => report(id, NONE);
  }, [report, id, waiting, failed]);
};

/** The files of all fields of an editor that are not in them yet. */
export const useTextUploads = (): TextUploads & { report: Report } => {
  const [texts, setTexts] = useState<Readonly<Record<string, TextUploads>>>({});
  const report = useCallback<Report>((text, uploads) => setTexts((all) => ({ ...all, [text]: uploads })), []);
  const all = Object.values(texts);
  const sum = (count: (uploads: TextUploads) => number) => all.reduce((total, uploads) => total + count(uploads), 0);
  return { report, waiting: sum(({ waiting }) => waiting), failed: sum(({ failed }) => failed) };
};

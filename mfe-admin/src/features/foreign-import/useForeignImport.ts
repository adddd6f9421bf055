import {
  CONVERTERS,
  type Conversion,
  convert,
  type ForeignProgram,
  isPicturePath,
  MAX_EXPORT_BYTES,
  MAX_PICTURE_BYTES,
  type Note,
  type PictureFile,
  type Redirect,
  readZip,
  UnreadableExport,
} from '@atelier/content-import';
import { useState } from 'react';
import { usePlatform } from '../../platform/usePlatform';
import { runForEach } from '../../resource-page/runForEach';
import { failureMessage } from '../../resource-page/settleFailure';
import { useStoppable } from '../../resource-page/useStoppable';
import {
  addressOf,
  createItem,
  createRedirect,
  type ForeignDraft,
  findExisting,
  findRedirected,
  findTimeZone,
  PictureUploads,
} from './foreignImport.api';

export interface Choice {
  program: ForeignProgram;
  file: File | undefined;
  /** One ZIP file, or the files of a folder. */
  pictures: readonly File[];
  category: string;
}

/** What an import would do. */
export interface DryRun {
  conversion: Conversion;
  files: readonly PictureFile[];
  /** Items that do not exist yet. */
  fresh: readonly ForeignDraft[];
  known: number;
  /** Old addresses that are not redirected yet. */
  redirects: readonly Redirect[];
}

export interface Report {
  created: readonly ForeignDraft[];
  /** Old addresses that lead to the new ones now. */
  redirected: number;
  failures: readonly Note[];
  /** Old addresses that the site does not redirect. */
  refusals: readonly Note[];
  /** Items that were not sent, because the import was stopped. */
  stopped: number;
  /** The same of old addresses. */
  stoppedRedirects: number;
  dryRun: DryRun;
}

type Step =
  | { is: 'choose'; problem?: string }
  | { is: 'read' }
  | { is: 'check'; dryRun: DryRun }
  | { is: 'run'; ended: number; total: number }
  | { is: 'report'; report: Report };

const getPath = (file: File): string => file.webkitRelativePath || file.name;

const readPictures = async (files: readonly File[]): Promise<PictureFile[]> => {
  const [first] = files;
  if (first !== undefined && files.length === 1 && /\.zip$/i.test(first.name)) return readZip(first);
  return files
    .filter((file) => isPicturePath(getPath(file)) && file.size <= MAX_PICTURE_BYTES)
    .map((file) => ({ path: getPath(file), bytes: file.size, read: async () => file }));
};

const getDrafts = ({ posts, pages }: Conversion): ForeignDraft[] => [
  ...posts.map((item) => ({ kind: 'post' as const, item })),
  ...pages.map((item) => ({ kind: 'page' as const, item })),
];

const readText = async (file: File): Promise<string> => {
  if (file.size > MAX_EXPORT_BYTES) throw new UnreadableExport('The file is too large. Export it in several parts.');
  return new TextDecoder().decode(await file.arrayBuffer());
};

/** Leads from an export through the dry run to the report; nothing is written before `start`. */
export const useForeignImport = () => {
  const { session, api } = usePlatform();
  const [step, setStep] = useState<Step>({ is: 'choose' });
  const { begin, stop } = useStoppable(step.is === 'run');

  const read = async (choice: Choice & { file: File }): Promise<DryRun> => {
    const [timeZone, existing, redirected] = await Promise.all([
      findTimeZone(api),
      findExisting(api),
      findRedirected(api),
    ]);
    const files = await readPictures(choice.pictures);
    const site = CONVERTERS[choice.program].read(await readText(choice.file), timeZone);
    const conversion = convert(site, { pictures: files, category: choice.category, now: new Date() });
    const drafts = getDrafts(conversion);
    const fresh = drafts.filter(({ kind, item }) => !existing.has(`${kind}/${item.draft.slug}`));
    const redirects = conversion.redirects.filter(({ from }) => !redirected.has(from));
    return { conversion, files, fresh, known: drafts.length - fresh.length, redirects };
  };

  const check = async ({ file, ...choice }: Choice): Promise<void> => {
    if (file === undefined) return setStep({ is: 'choose', problem: 'Choose the file that you exported.' });
    setStep({ is: 'read' });
    try {
      setStep({ is: 'check', dryRun: await read({ ...choice, file }) });
    } catch (error) {
      setStep({ is: 'choose', problem: error instanceof UnreadableExport ? error.message : failureMessage(error) });
    }
  };

  const start = async (dryRun: DryRun): Promise<void> => {
    const total = dryRun.fresh.length + dryRun.redirects.length;
    const signal = begin();
    setStep({ is: 'run', ended: 0, total });
    const uploads = new PictureUploads({ session }, dryRun.files, signal);
    // One at a time, so that a picture of several items is uploaded once.
    const { succeeded, failures } = await runForEach(dryRun.fresh, (draft) => createItem(api, uploads, draft), {
      atOnce: 1,
      signal,
      onProgress: (ended) => setStep({ is: 'run', ended, total }),
    });
    const absent = new Set(dryRun.fresh.filter((draft) => !succeeded.includes(draft)).map(addressOf));
    const wanted = dryRun.redirects.filter(({ to }) => !absent.has(to));
    const redirects = await runForEach(wanted, (redirect) => createRedirect(api, redirect), {
      signal,
      onProgress: (ended) => setStep({ is: 'run', ended: dryRun.fresh.length + ended, total }),
    });
    const notes = failures.map(({ item, message }) => ({ item: item.item.draft.title, text: message }));
    const refusals = redirects.failures.map(({ item, message }) => ({
      item: item.from,
      text: `Not redirected: ${message}`,
    }));
    const stopped = dryRun.fresh.length - succeeded.length - failures.length;
    const stoppedRedirects = wanted.length - redirects.succeeded.length - redirects.failures.length;
    setStep({
      is: 'report',
      report: {
        created: succeeded,
        redirected: redirects.succeeded.length,
        failures: notes,
        refusals,
        stopped,
        stoppedRedirects,
        dryRun,
      },
    });
  };

  return {
    step,
    check,
    start,
    again: () => setStep({ is: 'choose' }),
    stop,
  };
};

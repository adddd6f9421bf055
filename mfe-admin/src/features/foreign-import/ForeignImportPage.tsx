import { Button } from '#antd';
import { ProgressBar } from '../../layout/ProgressBar';
import { countOf } from '../../numbers/numbers';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import { ChooseExport } from './ChooseExport';
import styles from './ForeignImport.module.css';
import { ImportNotes } from './ImportNotes';
import { type DryRun, type Report, useForeignImport } from './useForeignImport';

const inAddresses = (count: number): string => countOf(count, 'old address', 'old addresses');

const inWords = (items: DryRun['fresh']): string => {
  if (items.length === 0) return 'No posts or pages';
  const posts = items.filter(({ kind }) => kind === 'post').length;
  return `${countOf(posts, 'post')} and ${countOf(items.length - posts, 'page')}`;
};

/** '3 items and 1 redirect'; parts of which there are none are left out. */
const inCounts = (items: number, redirects: number): string =>
  [items > 0 && countOf(items, 'item'), redirects > 0 && countOf(redirects, 'redirect')]
    .filter((part) => part !== false)
    .join(' and ');

const getAction = ({ fresh, redirects }: DryRun): string => `Import ${inCounts(fresh.length, redirects.length)}`.trim();

/** The right that an import lacks, if any: it writes posts, pages, and pictures. */
const useMissingRight = (): string | undefined => {
  const may = { blog: useMay('blog', 'write'), settings: useMay('settings', 'write'), media: useMay('media', 'write') };
  const missing = (['blog', 'settings', 'media'] as const).find((resource) => !may[resource]);
  return missing === undefined ? undefined : missingPermission(missing, 'write');
};

function Check({ dryRun, onStart, onAgain }: { dryRun: DryRun; onStart: () => void; onAgain: () => void }) {
  const missing = useMissingRight();
  const { fresh, known, redirects, conversion } = dryRun;
  const pictures = new Set(fresh.flatMap(({ item }) => item.pictures)).size;
  return (
    <>
      <p className={styles.lead} role="status">
        {`${inWords(fresh)} would be imported${fresh.length > 0 ? `, with ${countOf(pictures, 'picture')}` : ''}.`}
        {known > 0 && ` ${countOf(known, 'item')} already here would stay as ${known === 1 ? 'it is' : 'they are'}.`}
        {redirects.length > 0 && ` ${inAddresses(redirects.length)} would be redirected.`}
      </p>
      <ImportNotes conversion={conversion} />
      <div className={styles.actions}>
        <Button onClick={onAgain}>Choose another file</Button>
        <PermittedButton
          type="primary"
          missing={missing}
          disabled={fresh.length + redirects.length === 0}
          onClick={onStart}
        >
          {getAction(dryRun)}
        </PermittedButton>
      </div>
    </>
  );
}

function Done({ report, onAgain }: { report: Report; onAgain: () => void }) {
  const { created, redirected, failures, refusals, stopped, stoppedRedirects, dryRun } = report;
  const unsent = inCounts(stopped, stoppedRedirects);
  return (
    <>
      <p className={styles.lead} role="status">
        {`${inWords(created)} imported.`}
        {redirected > 0 && ` ${inAddresses(redirected)} redirected.`}
        {failures.length > 0 && ` ${countOf(failures.length, 'item')} failed.`}
        {unsent !== '' && ` ${unsent} not sent; import the same file again to continue.`}
      </p>
      <ImportNotes conversion={dryRun.conversion} failures={[...failures, ...refusals]} />
      <div className={styles.actions}>
        <Button onClick={onAgain}>Import another file</Button>
      </div>
    </>
  );
}

/** Brings content of another program in: choose, dry run, import, report. */
export function ForeignImportPage() {
  const { step, check, start, again, stop } = useForeignImport();
  return (
    <section aria-label="Import">
      <SectionHeader
        title="Import"
        hint="Bring posts, pages, and pictures from Ghost or WordPress. A dry run shows what would come over."
      />
      <div className={styles.card}>
        {(step.is === 'choose' || step.is === 'read') && (
          <ChooseExport
            problem={step.is === 'choose' ? step.problem : undefined}
            isReading={step.is === 'read'}
            onCheck={(choice) => void check(choice)}
          />
        )}
        {step.is === 'check' && <Check dryRun={step.dryRun} onStart={() => void start(step.dryRun)} onAgain={again} />}
        {step.is === 'run' && (
          <>
            <p className={styles.lead} role="status">{`${step.ended} of ${step.total} sent`}</p>
            <ProgressBar percent={Math.round((step.ended / step.total) * 100)} label="Import progress" />
            <p className={styles.hint}>If you stop, the items imported so far stay.</p>
            <div className={styles.actions}>
              <Button onClick={stop}>Stop</Button>
            </div>
          </>
        )}
        {step.is === 'report' && <Done report={step.report} onAgain={again} />}
      </div>
    </section>
  );
}

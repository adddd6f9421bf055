import type { NewsletterIssue } from '@atelier/contracts';
import { Link } from 'wouter';
import { ProgressBar } from '../../layout/ProgressBar';
import { formatCount } from '../../numbers/numbers';
import { useMay } from '../../session/useAdmin';
import { progressOf } from './issueWords';
import styles from './Newsletter.module.css';

const PERCENT = 100;

/** How many mails of an issue were sent and failed, and how many readers left by it. */
export function IssueCounts({ issue }: { issue: NewsletterIssue }) {
  const mayReadMails = useMay('settings', 'read');
  const { recipients, sent, failed, unsubscribed, bounced = 0 } = issue.counts;
  const isSending = issue.state === 'sending';
  const figures = [
    ['Recipients', recipients],
    ['Sent', sent],
    ['Failed', failed],
    ['Bounced', bounced],
    ['Unsubscribed', unsubscribed],
  ] as const;
  return (
    <section className={styles.counts} aria-label="Results">
      <p role="status" className={isSending ? styles.progress : styles.hidden}>
        {isSending ? `Sending: ${progressOf(issue)}` : 'Everything was sent'}
      </p>
      {isSending && (
        <ProgressBar
          percent={recipients === 0 ? 0 : Math.floor(((sent + failed) / recipients) * PERCENT)}
          words=""
          label="Sending"
        />
      )}
      <dl>
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {failed > 0 && (
        <p className={styles.faint}>
          The mail server refused the failed ones.{' '}
          {mayReadMails && <Link href="/admin/settings/mails?status=failed">See failed emails</Link>}
        </p>
      )}
    </section>
  );
}

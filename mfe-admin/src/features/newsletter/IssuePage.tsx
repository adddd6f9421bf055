import type { NewsletterIssue } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { BackLink } from '../../layout/BackLink';
import { LoadFailed } from '../../layout/LoadFailed';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { Status } from '../../layout/Status';
import { useAnswer } from '../../platform/useAnswer';
import { IssueActions } from './IssueActions';
import { IssueCounts } from './IssueCounts';
import { getByline, ISSUES_PATH, STATE_COLORS, STATE_LABELS } from './issueWords';
import { MailPreview } from './MailPreview';
import styles from './Newsletter.module.css';

const REFRESH_MS = 1500;

function Header({ issue, onChange }: { issue: NewsletterIssue; onChange: () => void }) {
  return (
    <header className={styles.header}>
      <div>
        <h1>{issue.subject}</h1>
        <p>
          <Status color={STATE_COLORS[issue.state]}>{STATE_LABELS[issue.state]}</Status>
          {getByline(issue)}
        </p>
      </div>
      {issue.state === 'draft' && <IssueActions issue={issue} onSent={onChange} />}
    </header>
  );
}

/** One issue: its mail, and sending it, or what came of that. */
export function IssuePage({ id }: { id: string }) {
  const loaded = useAnswer(getAddress('GET /contact/newsletter/issues/{id}', { params: { id } }), {
    refreshInterval: (latest) => (latest?.data.state === 'sending' ? REFRESH_MS : 0),
  });
  const issue = loaded.data?.data;
  return (
    <div className={styles.page}>
      <BackLink href={ISSUES_PATH}>All issues</BackLink>
      {issue === undefined && loaded.error && (
        <LoadFailed subject="The issue" failure={loaded.error.message} onRetry={() => void loaded.mutate()} />
      )}
      {issue === undefined && !loaded.error && (
        <div role="status" aria-label="Loading">
          <SkeletonCard rows={8} />
        </div>
      )}
      {issue !== undefined && (
        <>
          <Header issue={issue} onChange={() => void loaded.mutate()} />
          {issue.state !== 'draft' && <IssueCounts issue={issue} />}
          <MailPreview key={issue.version} id={id} />
        </>
      )}
    </div>
  );
}

import { getAddress } from '@atelier/web-kit/api/calls';
import { useState } from 'react';
import { LoadFailed } from '../../layout/LoadFailed';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
import styles from './Newsletter.module.css';

const MIN_HEIGHT_PX = 160;
/** Above and below the mail, as in the style sheet. */
const PADDING_PX = 24;

/** A mail's HTML at its full height. Its scripts and forms do nothing, and its styles stay inside. */
function Frame({ html }: { html: string }) {
  const [heightPx, setHeightPx] = useState(MIN_HEIGHT_PX);
  return (
    <iframe
      className={styles.frame}
      title="Preview of the email"
      sandbox="allow-same-origin"
      srcDoc={html}
      style={{ height: heightPx }}
      onLoad={({ currentTarget }) => {
        const body = currentTarget.contentDocument?.documentElement;
        if (body) setHeightPx(Math.max(MIN_HEIGHT_PX, body.scrollHeight + PADDING_PX));
      }}
    />
  );
}

/** The mail as subscribers get it. */
export function MailPreview({ id }: { id: string }) {
  const preview = useAnswer(getAddress('GET /contact/newsletter/issues/{id}/preview', { params: { id } }));
  const mail = preview.data?.data;
  if (mail === undefined && preview.error)
    return <LoadFailed subject="The preview" failure={preview.error.message} onRetry={() => void preview.mutate()} />;
  if (mail === undefined) return <SkeletonCard rows={6} />;
  return (
    <section className={styles.mail} aria-label="Preview">
      <dl>
        <div>
          <dt>From</dt>
          <dd>{mail.from}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{mail.subject}</dd>
        </div>
      </dl>
      <Frame key={mail.html} html={mail.html} />
    </section>
  );
}

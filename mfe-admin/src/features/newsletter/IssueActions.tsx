import type { NewsletterIssue } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { EditOutlined, MailOutlined, SendOutlined } from '#icons';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { withVersion } from '../../resource-page/versions';
import { useMissingRights } from '../../session/useMissingRights';
import { getIssuePath, subscribersOf } from './issueWords';
import styles from './Newsletter.module.css';

interface Props {
  issue: NewsletterIssue;
  onSent: () => void;
}

type Task = 'test' | 'send';

/** Edits, tests, and sends a draft; one at a time. */
export function IssueActions({ issue, onSent }: Props) {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  const missing = useMissingRights('contact').write;
  const [task, setTask] = useState<Task>();
  const { id, version, subject, counts } = issue;
  const readers = subscribersOf(counts.recipients);

  const run = async (next: Task, call: () => Promise<{ message?: string | undefined }>, failed: string) => {
    setTask(next);
    try {
      toasts.show((await call()).message ?? 'Done', 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, failed), 'error');
    }
    setTask(undefined);
  };
  const test = () =>
    run('test', () => api.call('POST /contact/newsletter/issues/{id}/test', { params: { id } }), 'Failed to send test');
  const send = async () => {
    const text = `“${subject}” goes to ${readers} now. This action cannot be undone.`;
    if (!(await confirm({ title: 'Send Newsletter', text }))) return;
    const request = { params: { id }, headers: withVersion(version) };
    await run(
      'send',
      () => api.call('POST /contact/newsletter/issues/{id}/send', request),
      'Failed to send newsletter',
    );
    onSent();
  };
  return (
    <div className={styles.actions}>
      <PermittedButton
        icon={<EditOutlined />}
        missing={missing}
        disabled={task !== undefined}
        onClick={() => navigate(`${getIssuePath(issue)}/edit`)}
      >
        Edit
      </PermittedButton>
      <PermittedButton
        icon={<MailOutlined />}
        missing={missing}
        loading={task === 'test'}
        disabled={task === 'send'}
        onClick={() => void test()}
      >
        Send Test to Me
      </PermittedButton>
      <PermittedButton
        type="primary"
        icon={<SendOutlined />}
        missing={missing ?? (counts.recipients === 0 ? 'Nobody has confirmed a subscription yet.' : undefined)}
        loading={task === 'send'}
        disabled={task === 'test'}
        onClick={() => void send()}
      >
        {`Send to ${readers}`}
      </PermittedButton>
    </div>
  );
}

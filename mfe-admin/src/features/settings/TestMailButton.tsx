import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { MailOutlined } from '#icons';
import { usePlatform } from '../../platform/usePlatform';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import { sendTestMail } from './settings.api';

/** Sends a test mail to the user with the saved settings. */
export function TestMailButton() {
  const { api, toasts } = usePlatform();
  const [isSending, setIsSending] = useState(false);
  const mayWrite = useMay('settings', 'write');
  const send = async () => {
    setIsSending(true);
    try {
      toasts.show(await sendTestMail(api), 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to send the test email'), 'error');
    }
    setIsSending(false);
  };
  return (
    <PermittedButton
      icon={<MailOutlined />}
      loading={isSending}
      missing={mayWrite ? undefined : missingPermission('settings', 'write')}
      onClick={() => void send()}
    >
      Send a test email to myself
    </PermittedButton>
  );
}

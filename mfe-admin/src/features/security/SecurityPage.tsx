import { useAnswer } from '../../platform/useAnswer';
import { PageHeader } from '../../resource-page/PageHeader';
import type { PageProps } from '../../routing/AdminRoute';
import { PasskeysSection } from './PasskeysSection';
import { PasswordSection } from './PasswordSection';
import styles from './Security.module.css';
import { SessionsSection } from './SessionsSection';
import { SESSIONS_ADDRESS } from './security.api';
import { TwoFactorSection } from './TwoFactorSection';

/** The user's ways to sign in, and active sessions. */
export function SecurityPage({ title }: PageProps) {
  const { mutate } = useAnswer(SESSIONS_ADDRESS);
  return (
    <div className={styles.page}>
      <PageHeader title={title} subtitle="How you sign in, and where you are signed in" />
      <PasswordSection onChanged={() => void mutate()} />
      <TwoFactorSection />
      <PasskeysSection />
      <SessionsSection />
    </div>
  );
}

import type { PasswordByToken } from '@atelier/contracts/auth/users';
import { LOGIN_PATH } from '@atelier/web-kit/session/Session';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { GuestScreen, GuestWords } from '../../layout/GuestScreen';
import { ChoosePasswordForm } from './ChoosePasswordForm';
import { failureText, isDeadLink } from './failureText';
import { useMailedToken } from './useMailedToken';

const INCOMPLETE = 'The link is incomplete. Please open it from the email again.';

interface Props {
  title: string;
  lead: string;
  action: string;
  running: string;
  /** Uses up the token; the caller decides where to go on success. */
  onChoose: (chosen: PasswordByToken) => Promise<void>;
  /** Shown if the link does not work. */
  wayOut: ReactNode;
}

/** Chooses a password with a link from a mail, or says that the link no longer works. */
export function PasswordByLink({ title, lead, action, running, onChoose, wayOut }: Props) {
  const token = useMailedToken();
  const [deadLink, setDeadLink] = useState(token === '' ? INCOMPLETE : undefined);
  const choose = async (password: string) => {
    try {
      await onChoose({ token, password });
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      setDeadLink(failureText(error));
    }
  };
  const foot = <Link href={LOGIN_PATH}>Back to sign in</Link>;
  if (deadLink !== undefined)
    return (
      <GuestScreen title="This link does not work" lead={deadLink} foot={foot}>
        <GuestWords>{wayOut}</GuestWords>
      </GuestScreen>
    );
  return (
    <GuestScreen title={title} lead={lead} foot={foot}>
      <ChoosePasswordForm action={action} running={running} onChoose={choose} />
    </GuestScreen>
  );
}

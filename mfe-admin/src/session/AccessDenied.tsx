import { Link } from 'wouter';
import { Message } from '../layout/Message';
import { DASHBOARD_PATH } from './origin';
import { deniedText, type Requirement, roleLabel } from './requirement';
import { useAdmin } from './useAdmin';

interface Props {
  requirement: Requirement;
  because: 'role' | 'rights';
}

export function AccessDenied({ requirement, because }: Props) {
  const { role } = useAdmin();
  const { roles = [] } = requirement;
  return (
    <Message title="Access Denied" action={<Link href={DASHBOARD_PATH}>Back to the dashboard</Link>}>
      {because === 'role' ? (
        <>
          <p>Required role: {roles.map(roleLabel).join(', ')}</p>
          <p>Your role: {roleLabel(role)}</p>
        </>
      ) : (
        <p>{deniedText(requirement)}</p>
      )}
    </Message>
  );
}

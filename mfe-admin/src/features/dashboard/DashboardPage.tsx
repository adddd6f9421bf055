import { Slot } from '@atelier/web-kit/platform/Slot';
import { Link } from 'wouter';
import { formatCount } from '../../numbers/numbers';
import { usePlatform } from '../../platform/usePlatform';
import { PageHeader } from '../../resource-page/PageHeader';
import { useAdmin } from '../../session/useAdmin';
import styles from './Dashboard.module.css';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { SetupDue } from './SetupDue';
import { SystemStatus } from './SystemStatus';
import { useDashboard } from './useDashboard';
import { WaitingForYou } from './WaitingForYou';

export function DashboardPage() {
  const { firstName } = useAdmin();
  const { projects, team, blog, contacts } = useDashboard();
  const cards = [
    { label: 'Projects', href: '/admin/projects', ...projects },
    { label: 'Team Members', href: '/admin/team', ...team },
    { label: 'Blog Posts', href: '/admin/blog', ...blog },
    { label: 'Contact Submissions', href: '/admin/contacts', ...contacts },
  ].filter(({ isAllowed }) => isAllowed);
  return (
    <>
      <PageHeader title={`Welcome back, ${firstName}`} subtitle="Here’s how your site is doing today." />
      <SetupDue />
      <WaitingForYou />
      <ul className={styles.cards} aria-label="Totals">
        {cards.map(({ label, href, total }) => (
          <li key={href}>
            <Link href={href} className={styles.card ?? ''}>
              <span>{label}</span>
              <strong>{total === undefined ? '–' : formatCount(total)}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <RecentActivity />
        <div className={styles.side}>
          <QuickActions />
          <SystemStatus />
        </div>
      </div>
      <Slot name="dashboard" platform={usePlatform()} />
    </>
  );
}

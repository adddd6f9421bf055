import { Link } from 'wouter';
import { Tag } from '#antd';
import { PermissionMatrix } from '../../forms/PermissionMatrix';
import { InitialsAvatar } from '../../layout/InitialsAvatar';
import { SectionCard } from '../../layout/SectionCard';
import { PageHeader } from '../../resource-page/PageHeader';
import type { PageProps } from '../../routing/AdminRoute';
import { mayDo, roleLabel } from '../../session/requirement';
import { useAdmin } from '../../session/useAdmin';
import { getRights } from './getRights';
import styles from './Profile.module.css';
import { ProfileForm } from './ProfileForm';
import { WeeklySummarySwitch } from './WeeklySummarySwitch';

/** The user's account and rights. */
export function ProfilePage({ title }: PageProps) {
  const admin = useAdmin();
  const name = `${admin.firstName} ${admin.lastName}`.trim();
  return (
    <div className={styles.page}>
      <PageHeader title={title} subtitle="How colleagues see you, and what you can do here" />
      <SectionCard title="Your details">
        <div className={styles.person}>
          <span className={styles.avatar}>
            <InitialsAvatar name={name} />
          </span>
          <div>
            <strong>{name}</strong>
            <p>{admin.email}</p>
          </div>
          <Tag>{roleLabel(admin.role)}</Tag>
        </div>
        <ProfileForm admin={admin} />
      </SectionCard>
      <SectionCard
        title="What you can do"
        lead={
          admin.role === 'super_admin'
            ? 'As a Super Admin, you have full access.'
            : 'These permissions came with your role. Ask an administrator if you need more.'
        }
      >
        <PermissionMatrix label="Your permissions" value={getRights(admin)} />
      </SectionCard>
      {mayDo(admin, 'analytics', 'read') && (
        <SectionCard title="Notifications">
          <WeeklySummarySwitch />
        </SectionCard>
      )}
      <SectionCard
        title="Language and time"
        lead="Dates are in US English. Schedules follow the studio’s time zone, which is set in System Settings."
      >
        <p className={styles.note}>
          Manage your password, sessions, and two-factor sign-in under <Link href="/admin/security">Security</Link>.
        </p>
      </SectionCard>
    </div>
  );
}

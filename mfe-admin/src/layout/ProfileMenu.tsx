import { useLocation } from 'wouter';
import { Dropdown } from '#antd';
import { LogoutOutlined, SafetyOutlined, UserOutlined } from '#icons';
import { roleLabel } from '../session/requirement';
import { useAdmin } from '../session/useAdmin';
import { useLogout } from '../session/useLogout';
import { InitialsAvatar } from './InitialsAvatar';
import styles from './ProfileMenu.module.css';

export function ProfileMenu() {
  const { firstName, lastName, role } = useAdmin();
  const [, navigate] = useLocation();
  const logout = useLogout();
  const name = `${firstName} ${lastName}`.trim();
  const items = [
    { key: 'profile', label: 'Profile Settings', icon: <UserOutlined />, onClick: () => navigate('/admin/profile') },
    { key: 'security', label: 'Security', icon: <SafetyOutlined />, onClick: () => navigate('/admin/security') },
    { type: 'divider' as const },
    { key: 'logout', label: 'Logout', icon: <LogoutOutlined />, onClick: () => void logout() },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" autoFocus>
      <button type="button" className={styles.button} aria-haspopup="menu">
        <span className={styles.hidden}>Profile menu: </span>
        <InitialsAvatar name={name} />
        <span className={styles.who}>
          <strong>{name}</strong>
          <span>{roleLabel(role)}</span>
        </span>
      </button>
    </Dropdown>
  );
}

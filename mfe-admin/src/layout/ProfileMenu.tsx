import { useLocation } from 'wouter';
import { Dropdown } from '#antd';
import { ColumnHeightOutlined, KeyOutlined, LogoutOutlined, SafetyOutlined, UserOutlined } from '#icons';
import { useLeave } from '../forms/useLeaveQuestion';
import { roleLabel } from '../session/requirement';
import { useAdmin } from '../session/useAdmin';
import { useLogout } from '../session/useLogout';
import { useDensity } from '../theme/useDensity';
import { chosen } from './chosen';
import { InitialsAvatar } from './InitialsAvatar';
import styles from './ProfileMenu.module.css';
import { useOpenTool } from './ToolsContext';
import hidden from './VisuallyHidden.module.css';

export function ProfileMenu() {
  const { firstName, lastName, role } = useAdmin();
  const [, navigate] = useLocation();
  const logout = useLogout();
  const leave = useLeave();
  const { density, toggle } = useDensity();
  const openTool = useOpenTool();
  const otherDensity = density === 'compact' ? 'comfortable' : 'compact';
  const name = `${firstName} ${lastName}`.trim();
  const items = [
    {
      key: 'profile',
      label: 'Profile Settings',
      icon: <UserOutlined aria-hidden="true" />,
      onClick: () => void leave(() => navigate('/admin/profile')),
    },
    {
      key: 'security',
      label: 'Security',
      icon: <SafetyOutlined aria-hidden="true" />,
      onClick: () => void leave(() => navigate('/admin/security')),
    },
    { type: 'divider' as const },
    {
      key: 'density',
      label: `Switch to ${otherDensity} rows`,
      icon: <ColumnHeightOutlined aria-hidden="true" />,
      onClick: () => void toggle(),
    },
    {
      key: 'help',
      label: 'Keyboard shortcuts',
      icon: <KeyOutlined aria-hidden="true" />,
      onClick: chosen(() => openTool('help')),
    },
    { type: 'divider' as const },
    { key: 'logout', label: 'Logout', icon: <LogoutOutlined aria-hidden="true" />, onClick: () => void leave(logout) },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" autoFocus>
      <button type="button" className={styles.button} aria-haspopup="menu">
        <span className={hidden.visuallyHidden}>Profile menu: </span>
        <InitialsAvatar name={name} />
        <span className={styles.who}>
          <strong>{name}</strong>
          <span>{roleLabel(role)}</span>
        </span>
      </button>
    </Dropdown>
  );
}

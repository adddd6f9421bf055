import { Button } from '#antd';
import { MenuOutlined, MoonOutlined, SunOutlined } from '#icons';
import type { AdminRoute } from '../routing/AdminRoute';
import { useColorScheme } from '../theme/useColorScheme';
import { Breadcrumbs } from './Breadcrumbs';
import { NotificationBell } from './notifications/NotificationBell';
import { ProfileMenu } from './ProfileMenu';
import { SearchButton } from './SearchButton';
import styles from './TopBar.module.css';

interface Props {
  route: AdminRoute;
  path: string;
  onOpenMenu?: () => void;
}

export function TopBar({ route, path, onOpenMenu }: Props) {
  const { scheme, toggle } = useColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <header className={styles.bar}>
      {onOpenMenu && <Button type="text" icon={<MenuOutlined />} aria-label="Open navigation" onClick={onOpenMenu} />}
      <Breadcrumbs route={route} path={path} />
      <div className={styles.tools}>
        <SearchButton />
        <Button
          type="text"
          shape="circle"
          icon={scheme === 'dark' ? <SunOutlined /> : <MoonOutlined />}
          aria-label={`Switch to ${other} theme`}
          onClick={toggle}
        />
        <NotificationBell />
        <ProfileMenu />
      </div>
    </header>
  );
}

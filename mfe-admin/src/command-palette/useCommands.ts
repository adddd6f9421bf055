import { useLocation } from 'wouter';
import {
  ColumnHeightOutlined,
  GlobalOutlined,
  KeyOutlined,
  LogoutOutlined,
  MoonOutlined,
  PlusOutlined,
  RightOutlined,
  SunOutlined,
} from '#icons';
import { useLeave } from '../forms/useLeaveQuestion';
import type { AdminRoute } from '../routing/AdminRoute';
import { additionPath, getAdditions } from '../routing/additions';
import { mayOpen } from '../routing/mayOpen';
import { ROUTES } from '../routing/routes';
import { useAdmin } from '../session/useAdmin';
import { useLogout } from '../session/useLogout';
import { getKeys } from '../shortcuts/shortcutTable';
import { useColorScheme } from '../theme/useColorScheme';
import { useDensity } from '../theme/useDensity';
import type { PaletteEntry } from './PaletteEntry';

const getName = ({ settings, menu, title }: AdminRoute): string =>
  settings === undefined ? (menu?.label ?? title) : `Settings: ${settings.label}`;

/** The screens and actions available to the user. */
export const useCommands = (onHelp: () => void) => {
  const admin = useAdmin();
  const [, navigate] = useLocation();
  const leave = useLeave();
  const logout = useLogout();
  const theme = useColorScheme();
  const room = useDensity();
  const otherTheme = theme.scheme === 'dark' ? 'light' : 'dark';
  const otherRoom = room.density === 'compact' ? 'comfortable' : 'compact';

  const screens = ROUTES.filter((route) => mayOpen(admin, route)).map((route): PaletteEntry => {
    const label = getName(route);
    return {
      id: `go ${route.path}`,
      label,
      ...(route.title === label ? {} : { hint: route.title }),
      Icon: route.menu?.Icon ?? RightOutlined,
      keys: getKeys(`go ${route.path}`),
      run: () => void leave(() => navigate(route.path)),
    };
  });
  const additions = getAdditions(admin).map(
    (addition): PaletteEntry => ({
      id: `add ${addition.section}`,
      label: addition.label,
      Icon: PlusOutlined,
      run: () => void leave(() => navigate(additionPath(addition))),
    }),
  );
  const actions: readonly PaletteEntry[] = [
    ...additions,
    {
      id: 'theme',
      label: `Switch to ${otherTheme} theme`,
      Icon: otherTheme === 'dark' ? MoonOutlined : SunOutlined,
      run: theme.toggle,
    },
    {
      id: 'density',
      label: `Switch to ${otherRoom} rows`,
      hint: 'Density',
      Icon: ColumnHeightOutlined,
      run: () => void room.toggle(),
    },
    { id: 'help', label: 'Keyboard shortcuts', Icon: KeyOutlined, keys: getKeys('help'), run: onHelp },
    {
      id: 'website',
      label: 'View the website',
      Icon: GlobalOutlined,
      run: () => window.open('/', '_blank', 'noopener'),
    },
    { id: 'logout', label: 'Log out', hint: 'Sign out', Icon: LogoutOutlined, run: () => void leave(logout) },
  ];
  return { screens, actions };
};

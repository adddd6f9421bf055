import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { StudioTime } from '../dates/StudioTime';
import { AdminShell } from '../layout/AdminShell';
import { PageLoading } from '../layout/PageLoading';
import { SettingsFrame } from '../layout/SettingsFrame';
import { GuestsOnly, Restricted, StaffOnly } from '../session/Guard';
import { HiddenScreen } from '../session/HiddenScreen';
import { DASHBOARD_PATH } from '../session/origin';
import { VerifyingScreen } from '../session/VerifyingScreen';
import type { AdminRoute } from './AdminRoute';
import { editingRequirement } from './editingRequirement';
import { RouteScreen } from './RouteScreen';
import { getRoute } from './routes';

const useTitle = ({ title }: AdminRoute) => {
  useEffect(() => {
    document.title = `${title} — Atelier admin`;
  }, [title]);
};

/** The screen for the address, behind the guard of its route. */
export function CurrentScreen() {
  const [path] = useLocation();
  const route = getRoute(path);
  useTitle(route);
  if (path === '/admin' || path === '/admin/') return <Redirect to={DASHBOARD_PATH} replace />;
  if (route.audience === 'everyone')
    return (
      <main>
        <RouteScreen route={route} path={path} fallback={<PageLoading />} />
      </main>
    );
  if (route.audience === 'guests')
    return (
      <GuestsOnly>
        <RouteScreen route={route} path={path} fallback={<VerifyingScreen />} />
      </GuestsOnly>
    );
  const isSettings = route.settings !== undefined;
  const { requirement = {} } = route;
  const withheld = (
    <HiddenScreen title={route.settings?.label ?? route.title} level={isSettings ? 2 : 1} requirement={requirement} />
  );
  const page = (
    <Restricted to={requirement} instead={route.isOpenToStaff && withheld}>
      <Restricted to={editingRequirement(path, route)}>
        <RouteScreen route={route} path={path} fallback={<PageLoading />} />
      </Restricted>
    </Restricted>
  );
  return (
    <StaffOnly>
      <AdminShell route={route} path={path}>
        <StudioTime>{isSettings ? <SettingsFrame path={route.path}>{page}</SettingsFrame> : page}</StudioTime>
      </AdminShell>
    </StaffOnly>
  );
}

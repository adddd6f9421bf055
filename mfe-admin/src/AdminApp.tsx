import type { RemoteAppProps } from '@atelier/web-kit/platform/RemoteApp';
import { Router } from 'wouter';
import { AdminData } from './platform/AdminData';
import { PlatformProvider } from './platform/PlatformProvider';
import { ConfirmProvider } from './resource-page/ConfirmProvider';
import { ConflictProvider } from './resource-page/ConflictProvider';
import { CurrentScreen } from './routing/CurrentScreen';
import { OriginProvider } from './session/OriginProvider';
import { AdminTheme } from './theme/AdminTheme';

/** Sets up the back-office providers and shows the screen for the current address. */
export function AdminApp({ platform }: RemoteAppProps) {
  return (
    <PlatformProvider platform={platform}>
      <AdminData platform={platform}>
        <AdminTheme styleNonce={platform.styleNonce}>
          <Router>
            <OriginProvider session={platform.session}>
              <ConfirmProvider>
                <ConflictProvider>
                  <CurrentScreen />
                </ConflictProvider>
              </ConfirmProvider>
            </OriginProvider>
          </Router>
        </AdminTheme>
      </AdminData>
    </PlatformProvider>
  );
}

import { isGuestPath } from './guestPaths';

const STORAGE_KEY = 'atelier:admin-origin';
export const DASHBOARD_PATH = '/admin/dashboard';

/** The address before the login screen, to return to after a sign-in. */
export class OriginMemory {
  private isSuspended = false;

  constructor(private readonly storage: Storage) {}

  remember(path: string): void {
    if (!this.isSuspended && !isGuestPath(path)) this.storage.setItem(STORAGE_KEY, path);
  }

  /** After an explicit sign-out, the next sign-in starts at the dashboard. */
  suspend(): void {
    this.isSuspended = true;
    this.storage.removeItem(STORAGE_KEY);
  }

  /** Returns the remembered path and forgets it; defaults to the dashboard. */
  take(): string {
    const path = this.storage.getItem(STORAGE_KEY);
    this.storage.removeItem(STORAGE_KEY);
    this.isSuspended = false;
    return path?.startsWith('/admin/') ? path : DASHBOARD_PATH;
  }
}

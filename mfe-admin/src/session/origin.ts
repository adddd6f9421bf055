import { isGuestPath } from './guestPaths';

const STORAGE_KEY = 'atelier:admin-origin';
export const DASHBOARD_PATH = '/admin/dashboard';

/** Where somebody was before the login screen, so that they come back there. */
export class OriginMemory {
  private isSuspended = false;

  constructor(private readonly storage: Storage) {}

  remember(path: string): void {
    if (!this.isSuspended && !isGuestPath(path)) this.storage.setItem(STORAGE_KEY, path);
  }

  /** Logging out is a choice: who signs in next starts at the dashboard. */
  suspend(): void {
    this.isSuspended = true;
    this.storage.removeItem(STORAGE_KEY);
  }

  /** The remembered path, once; the dashboard where there is none. */
  take(): string {
    const path = this.storage.getItem(STORAGE_KEY);
    this.storage.removeItem(STORAGE_KEY);
    this.isSuspended = false;
    return path?.startsWith('/admin/') ? path : DASHBOARD_PATH;
  }
}

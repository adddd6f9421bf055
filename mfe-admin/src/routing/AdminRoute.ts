import type { Resource } from '@atelier/contracts/auth/permissions';
import type { ComponentType } from 'react';
import type { Requirement } from '../session/requirement';

export interface PageProps {
  title: string;
  /** The part after the section's path, such as 'new' or '42/edit'; empty for the section itself. */
  subPath: string;
}

export interface Screen {
  Page: ComponentType<PageProps>;
}

/** The sidebar's groups in their order; entries without one come before all groups. */
export const MENU_GROUPS = { content: 'Content', inbox: 'Inbox', insights: 'Insights', system: 'System' } as const;
type MenuGroup = keyof typeof MENU_GROUPS;

export interface MenuEntry {
  label: string;
  group?: MenuGroup;
  Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  /** Shown to users with read access to this resource; shown to everyone if absent. */
  resource?: Resource;
  /** Shown to users who can delete any of these. */
  deletesAny?: readonly Resource[];
  /** The number of new items, shown beside the label; called only for users who see the entry. */
  useUnread?: () => number | undefined;
}

/** The groups of System Settings in their order. */
export const SETTINGS_GROUPS = {
  site: 'Site',
  access: 'Access',
  integrations: 'Integrations',
  system: 'System',
} as const;

interface SettingsEntry {
  label: string;
  group: keyof typeof SETTINGS_GROUPS;
}

export interface AdminRoute {
  path: string;
  title: string;
  /** The noun in 'Add X' and 'Edit X'. */
  thing?: string;
  /** The command that adds an item by opening the section's path with /new. */
  addition?: string;
  /** The key that opens the section after G. */
  goKey?: string;
  /** Whether users with read access can open an item at its own address. */
  isOpenToReaders?: boolean;
  audience: 'guests' | 'staff' | 'everyone';
  requirement?: Requirement;
  /** Opens to all staff; without the required right the screen shows Access Denied in place of its content (AUTH-3). */
  isOpenToStaff?: true;
  menu?: MenuEntry;
  /** The entry of a page in System Settings. Shown to users who meet the requirement. */
  settings?: SettingsEntry;
  load(): Promise<Screen>;
}

import type { Resource } from '@atelier/contracts/auth/permissions';
import type { ComponentType } from 'react';
import type { Requirement } from '../session/requirement';

export interface PageProps {
  title: string;
  /** What follows the section's path, such as 'new' or '42/edit'; empty for the section itself. */
  subPath: string;
}

export interface Screen {
  Page: ComponentType<PageProps>;
}

export interface MenuEntry {
  label: string;
  Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  /** Shown to who may read this; to everyone where it is absent. */
  resource?: Resource;
  /** Shown to who may delete any of these. */
  deletesAny?: readonly Resource[];
}

export interface AdminRoute {
  path: string;
  title: string;
  /** What one of the section's things is called in 'Add X' and 'Edit X'. */
  thing?: string;
  /** The command that adds one; what the section's path with /new opens. */
  addition?: string;
  /** The key that leads to the section after G. */
  goKey?: string;
  /** Whether who may only read can open one of them at its own address. */
  isOpenToReaders?: boolean;
  audience: 'guests' | 'staff' | 'everyone';
  requirement?: Requirement;
  /** Opens to all staff; without the required right the screen shows Access Denied in place of its content (AUTH-3). */
  isOpenToStaff?: true;
  menu?: MenuEntry;
  /** For the pages of System Settings, which share a frame: this one's name in it. Shown to who may meet the requirement. */
  settingsLabel?: string;
  load(): Promise<Screen>;
}

import type { StudioSettings } from '@atelier/contracts';

/** The settings as they stand, and who set them last; version 0 before anybody did. */
export interface StudioRecord {
  settings: StudioSettings;
  version: number;
  updatedAt: Date | null;
  updatedBy: string | null;
}

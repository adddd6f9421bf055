import type { StudioSettings } from '@atelier/contracts';

/** The current settings, and who set them last; version 0 before the first change. */
export interface StudioRecord {
  settings: StudioSettings;
  version: number;
  updatedAt: Date | null;
  updatedBy: string | null;
}

import type { StudioPatch } from '@atelier/contracts';
import type { Control } from 'react-hook-form';
import type { SettingsValues } from './settingsForm';

export type SettingsControl = Control<SettingsValues, unknown, StudioPatch>;

export interface SettingsFormProps {
  control: SettingsControl;
}

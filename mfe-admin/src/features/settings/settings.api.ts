import type { StudioPatch, StudioSettingsAnswer } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';
import { withVersion } from '../../resource-page/versions';

/** The loaded settings; a change is rejected if someone else saved first. */
export type LoadedSettings = StudioSettingsAnswer['data'];

export const SETTINGS_ADDRESS = getAddress('GET /studio/settings');
export const BRANDS_ADDRESS = getAddress('GET /studio/brand/revisions');

export const saveSettings = async (api: ApiClient, patch: StudioPatch, version: number): Promise<LoadedSettings> =>
  (await api.call('PUT /studio/settings', { body: patch, headers: withVersion(version) })).data;

export const sendTestMail = async (api: ApiClient): Promise<string> =>
  (await api.call('POST /contact/test-mail')).message;

import type { StudioPatch } from '@atelier/contracts';
import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { usePlatform } from '../../platform/usePlatform';
import { useVersionedWrite } from '../../resource-page/useVersionedWrite';
import { BRANDS_ADDRESS, type LoadedSettings, SETTINGS_ADDRESS, saveSettings } from './settings.api';
import { settingsAsFields } from './settingsAsFields';
import type { SettingsSection } from './settingsForm';

interface Saving {
  loadedVersion: number;
  /** The sections that the page saves. */
  sections: readonly SettingsSection[];
  onSaved: (settings: LoadedSettings) => void;
  onReload: () => void;
}

/** Saves a page of settings, based on the version that was loaded or last saved. */
export const useSaveSettings = ({ loadedVersion, sections, onSaved, onReload }: Saving) => {
  const { api, toasts } = usePlatform();
  const { mutate } = useSWRConfig();
  const write = useVersionedWrite();
  const version = useRef(loadedVersion);
  return async (patch: StudioPatch): Promise<void> => {
    try {
      const outcome = await write({
        name: 'Studio settings',
        anyway: 'Save anyway',
        onReload: 'Reload to see the newer version. Your changes are kept and offered there.',
        compare: {
          mine: settingsAsFields(patch, sections),
          theirs: async () => settingsAsFields((await api.get(SETTINGS_ADDRESS)).data, sections),
        },
        version: version.current,
        call: (madeOn) => saveSettings(api, patch, madeOn),
      });
      if (outcome.is === 'reload') onReload();
      if (outcome.is !== 'done') return;
      version.current = outcome.answer.version;
      // The back-office shows times in the studio's zone, and the earlier brands.
      void mutate(getAddress('GET /studio'));
      void mutate(BRANDS_ADDRESS);
      onSaved(outcome.answer);
      toasts.show('Settings saved successfully', 'success');
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, 'Failed to save settings'), 'error');
    }
  };
};

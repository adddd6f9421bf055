import type { StudioPatch } from '@atelier/contracts';
import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { useRef } from 'react';
import { usePlatform } from '../../platform/usePlatform';
import { useVersionedWrite } from '../../resource-page/useVersionedWrite';
import { type LoadedSettings, saveSettings } from './settings.api';

/** Saves what a page of settings holds, on the version that was loaded or saved last. */
export const useSaveSettings = (
  loadedVersion: number,
  onSaved: (settings: LoadedSettings) => void,
  onReload: () => void,
) => {
  const { api, toasts } = usePlatform();
  const write = useVersionedWrite();
  const version = useRef(loadedVersion);
  return async (patch: StudioPatch): Promise<void> => {
    try {
      const outcome = await write({
        name: 'Studio settings',
        anyway: 'Save anyway',
        onReload: 'Reload shows the newer version; what you wrote here is lost.',
        version: version.current,
        call: (madeOn) => saveSettings(api, patch, madeOn),
      });
      if (outcome.is === 'reload') onReload();
      if (outcome.is !== 'done') return;
      version.current = outcome.answer.version;
      onSaved(outcome.answer);
      toasts.show('Settings saved successfully', 'success');
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, 'Failed to save settings'), 'error');
    }
  };
};

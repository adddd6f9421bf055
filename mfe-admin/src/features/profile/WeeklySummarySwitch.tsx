import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { Switch } from '#antd';
import { usePlatform } from '../../platform/usePlatform';
import { usePreferences } from '../../session/usePreferences';
import styles from './Profile.module.css';

const ID = 'weekly-summary';

/** Turns the mail with the figures of a week on or off. */
export function WeeklySummarySwitch() {
  const { toasts } = usePlatform();
  const { preferences, change } = usePreferences();
  const [isSaving, setIsSaving] = useState(false);
  const turn = async (isOn: boolean) => {
    setIsSaving(true);
    try {
      await change({ weeklySummary: isOn });
      toasts.show(isOn ? 'Weekly summary turned on' : 'Weekly summary turned off', 'success');
    } catch (failure) {
      toasts.show(serverMessageOr(failure, 'Failed to save your choice'), 'error');
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <div className={styles.switch}>
      <Switch
        id={ID}
        aria-labelledby={`${ID}-label`}
        aria-describedby={`${ID}-hint`}
        checked={preferences?.weeklySummary ?? false}
        disabled={preferences === undefined}
        loading={isSaving}
        onChange={(isOn) => void turn(isOn)}
      />
      <label id={`${ID}-label`} htmlFor={ID}>
        Weekly summary by email
      </label>
      <p id={`${ID}-hint`}>
        Visits, messages, and the most viewed pages, every Monday from 8 AM in the studio’s time zone.
      </p>
    </div>
  );
}

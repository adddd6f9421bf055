import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Alert, Button, ConfigProvider } from '#antd';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { fieldIdOf } from '../../forms/fieldIdOf';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import styles from './Settings.module.css';
import type { SettingsPart } from './SettingsPage';
import type { LoadedSettings } from './settings.api';
import { rulesOf, type SettingsSection, valuesOf } from './settingsForm';
import { useLeaveQuestion } from './useLeaveQuestion';
import { useSaveSettings } from './useSaveSettings';

interface Props {
  settings: LoadedSettings;
  sections: readonly SettingsSection[];
  parts: readonly SettingsPart[];
  onReload: () => void;
}

/** The field, or what is wrong in a field of many controls. */
const goTo = (name: string): void => {
  const field = document.getElementById(fieldIdOf(name));
  (field?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? field)?.focus();
};

/** Settings in parts, with a foot that stays in sight and says what is unsaved. Who may only read sees them all the same. */
export function SettingsForm({ settings, sections, parts, onReload }: Props) {
  const missing = useMay('settings', 'write') ? undefined : missingPermission('settings', 'write');
  const resolver = useMemo(() => rulesOf(sections), [sections]);
  const form = useForm({ resolver, defaultValues: valuesOf(settings), shouldFocusError: false });
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  useLeaveQuestion(isDirty);
  const save = useSaveSettings(settings.version, (saved) => form.reset(valuesOf(saved)), onReload);
  const submit = form.handleSubmit(save);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined && !isSubmitting) void submit();
      }}
    >
      {missing !== undefined && <Alert type="info" title={`You can read these settings. ${missing}`} />}
      <ErrorSummary errors={errors} attempt={submitCount} onGo={goTo} />
      <ConfigProvider componentDisabled={missing !== undefined}>
        {parts.map(({ title, text, Fields }) => (
          <fieldset key={title} className={styles.part}>
            <legend>
              <h3>{title}</h3>
            </legend>
            <p className={styles.text}>{text}</p>
            <div className={styles.fields}>
              <Fields control={form.control} />
            </div>
          </fieldset>
        ))}
      </ConfigProvider>
      <footer className={styles.footer}>
        <span className={styles.state} role="status">
          {isSubmitting ? 'Saving…' : isDirty ? 'Unsaved changes' : 'Everything is saved'}
        </span>
        <Button disabled={!isDirty || isSubmitting} onClick={() => form.reset()}>
          Discard
        </Button>
        <PermittedButton type="primary" htmlType="submit" missing={missing}>
          Save Changes
        </PermittedButton>
      </footer>
    </form>
  );
}

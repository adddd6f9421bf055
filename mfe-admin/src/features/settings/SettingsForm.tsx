import { type ReactNode, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Alert, Button, ConfigProvider } from '#antd';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { getFieldId } from '../../forms/getFieldId';
import { RecoveryOffer } from '../../forms/RecoveryOffer';
import { UNSAVED_PAGE } from '../../forms/unsavedChanges';
import { useLeaveQuestion } from '../../forms/useLeaveQuestion';
import { useLocalRecovery } from '../../forms/useLocalRecovery';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import styles from './Settings.module.css';
import type { SettingsFormProps } from './SettingsFormProps';
import type { LoadedSettings } from './settings.api';
import { settingsAsFields } from './settingsAsFields';
import { getRules, getValues, type SettingsSection, type SettingsValues } from './settingsForm';
import { useSaveSettings } from './useSaveSettings';

export interface SettingsPart {
  title: string;
  /** One sentence about its purpose. */
  text: string;
  Fields: (props: SettingsFormProps) => ReactNode;
}

interface Props {
  settings: LoadedSettings;
  sections: readonly SettingsSection[];
  parts: readonly SettingsPart[];
  /** Shows the values of the form, beside it if there is room. */
  Aside?: SettingsPart['Fields'] | undefined;
  onReload: () => void;
}

/** Moves to the field, or to the first error of a field with several controls. */
const goTo = (name: string): void => {
  const field = document.getElementById(getFieldId(name));
  (field?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? field)?.focus();
};

/** Other pages save the other sections, so their values are never unsaved changes here. */
const otherSections = (settings: LoadedSettings, sections: readonly SettingsSection[]) =>
  (Object.keys(getValues(settings)) as SettingsSection[]).filter((section) => !sections.includes(section));

/** Settings in parts, with a sticky footer for unsaved changes. Shown read-only to users without write access. */
export function SettingsForm({ settings, sections, parts, Aside, onReload }: Props) {
  const missing = useMay('settings', 'write') ? undefined : missingPermission('settings', 'write');
  const resolver = useMemo(() => getRules(sections), [sections]);
  const form = useForm({ resolver, defaultValues: getValues(settings), shouldFocusError: false });
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  useLeaveQuestion(isDirty, UNSAVED_PAGE);
  const recovery = useLocalRecovery({
    kind: 'settings',
    itemId: sections.join('-'),
    form,
    omit: otherSections(settings, sections),
    compared: (values) => settingsAsFields(values, sections),
  });
  /** Marks the form as equal to the server's state. */
  const settle = (values: SettingsValues | undefined) => {
    form.reset(values);
    recovery.clear();
  };
  const sent = useRef('');
  const save = useSaveSettings({
    loadedVersion: settings.version,
    sections,
    onSaved: (saved) => {
      const typed = form.getValues();
      settle(getValues(saved));
      // What was typed while saving stays unsaved.
      if (JSON.stringify(typed) !== sent.current) form.reset(typed, { keepDefaultValues: true });
    },
    onReload,
  });
  const submit = form.handleSubmit((patch) => {
    sent.current = JSON.stringify(form.getValues());
    return save(patch);
  });
  return (
    <form
      className={styles.form}
      data-has-aside={Aside !== undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined && !isSubmitting) void submit();
      }}
    >
      {missing !== undefined && <Alert type="info" title={`You can read these settings. ${missing}`} />}
      {missing === undefined && <RecoveryOffer {...recovery} />}
      <ErrorSummary errors={errors} attempt={submitCount} onGo={goTo} />
      {Aside !== undefined && (
        <div className={styles.aside}>
          <Aside control={form.control} />
        </div>
      )}
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
        <Button disabled={!isDirty || isSubmitting} onClick={() => settle(undefined)}>
          Discard
        </Button>
        <PermittedButton type="primary" htmlType="submit" missing={missing}>
          Save Changes
        </PermittedButton>
      </footer>
    </form>
  );
}

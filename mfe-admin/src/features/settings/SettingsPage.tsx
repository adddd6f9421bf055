import type { ReactNode } from 'react';
import { LoadFailed } from '../../layout/LoadFailed';
import { PageLoading } from '../../layout/PageLoading';
import { useFreshAnswer } from '../../platform/useFreshAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { SettingsForm, type SettingsPart } from './SettingsForm';
import { SETTINGS_ADDRESS } from './settings.api';
import type { SettingsSection } from './settingsForm';

interface Props {
  title: string;
  hint: string;
  /** The sections of the settings that this page saves. */
  sections: readonly SettingsSection[];
  parts: readonly SettingsPart[];
  /** Shows the values of the form. */
  Aside?: SettingsPart['Fields'];
  /** Another action besides saving. */
  action?: ReactNode;
}

/** A page of settings with their current values on the server. */
export function SettingsPage({ title, hint, sections, parts, Aside, action }: Props) {
  const { api } = usePlatform();
  const { answer, error, retry } = useFreshAnswer(SETTINGS_ADDRESS, (_, signal) =>
    api.get(SETTINGS_ADDRESS, { signal }),
  );
  return (
    <section aria-label={title}>
      <SectionHeader title={title} hint={hint} action={action} />
      {error !== undefined && <LoadFailed subject="The settings" failure="Failed to load settings" onRetry={retry} />}
      {answer === undefined && error === undefined && <PageLoading />}
      {answer !== undefined && (
        <SettingsForm
          key={answer.data.version}
          settings={answer.data}
          sections={sections}
          parts={parts}
          Aside={Aside}
          onReload={retry}
        />
      )}
    </section>
  );
}

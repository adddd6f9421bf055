import type { SitePage, StudioSettingsAnswer } from '@atelier/contracts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Button } from '#antd';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { UNSAVED_PAGE } from '../../forms/unsavedChanges';
import { useLeaveQuestion } from '../../forms/useLeaveQuestion';
import { SectionCard } from '../../layout/SectionCard';
import { useAdmin } from '../../session/useAdmin';
import styles from './Setup.module.css';
import { BrandFields, FirstPageFields, OwnerFields, StudioFields } from './SetupFields';
import { getSetupValues, type SetupValues, setupForm } from './setupForm';
import { useSetup } from './useSetup';

interface Props {
  settings: StudioSettingsAnswer['data'];
  onDone: (firstPage: SitePage) => void;
}

const resolver = standardSchemaResolver(setupForm);

/** Name, owner, brand, and first page: all that a site needs to open. */
export function SetupForm({ settings, onDone }: Props) {
  const admin = useAdmin();
  const { control, handleSubmit, formState, setFocus, setValue } = useForm<SetupValues>({
    resolver,
    defaultValues: getSetupValues(admin, settings),
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  useLeaveQuestion(isDirty, UNSAVED_PAGE);
  const save = useSetup(settings, onDone);
  const pick = (colors: Pick<SetupValues, 'accent' | 'surface'>) => {
    for (const name of ['accent', 'surface'] as const)
      setValue(name, colors[name], { shouldDirty: true, shouldValidate: submitCount > 0 });
  };
  return (
    <form noValidate aria-label="Setup" className={styles.form} onSubmit={(event) => void handleSubmit(save)(event)}>
      <ErrorSummary errors={errors} attempt={submitCount} onGo={(name) => setFocus(name as keyof SetupValues)} />
      <SectionCard title="1. Your studio" lead="What visitors read first.">
        <StudioFields control={control} />
      </SectionCard>
      <SectionCard title="2. You" lead="The owner of this installation. Your colleagues see this name.">
        <OwnerFields control={control} />
      </SectionCard>
      <SectionCard title="3. Your colors" lead="All other colors follow from these two. Start with a pair you like.">
        <BrandFields control={control} onPick={pick} />
      </SectionCard>
      <SectionCard title="4. Your first page" lead="A few sentences about the studio. The home page links to it.">
        <FirstPageFields control={control} />
      </SectionCard>
      <div className={styles.actions}>
        <Button type="primary" size="large" htmlType="submit" loading={isSubmitting}>
          {isSubmitting ? 'Opening…' : 'Open Your Studio'}
        </Button>
      </div>
    </form>
  );
}

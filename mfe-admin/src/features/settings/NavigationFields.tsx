import { useFieldArray } from 'react-hook-form';
import { Button, ConfigProvider } from '#antd';
import { PlusOutlined } from '#icons';
import { FieldRows } from '../../forms/FieldRows';
import { getFieldId } from '../../forms/getFieldId';
import { SwitchField } from '../../forms/SwitchField';
import { LinkRows } from './LinkRows';
import styles from './NavigationFields.module.css';
import { SettingsField } from './SettingsField';
import type { SettingsFormProps } from './SettingsFormProps';

const MAX_COLUMNS = 4;
const BLANK_LINK = { label: '', href: '', isVisible: true };

export function HeaderFields({ control }: SettingsFormProps) {
  return (
    <FieldRows isInLine control={control} name="navigation" label="Links" noun="link" max={10} blank={BLANK_LINK}>
      {(index) => (
        <>
          <SettingsField control={control} name={`navigation.${index}.label`} label="Label" />
          <SettingsField control={control} name={`navigation.${index}.href`} label="Address" />
          <SwitchField control={control} name={`navigation.${index}.isVisible`} label="Visible" />
        </>
      )}
    </FieldRows>
  );
}

export function FooterFields({ control }: SettingsFormProps) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const columns = useFieldArray({ control, name: 'footer.columns' });
  return (
    <>
      <SettingsField
        control={control}
        name="footer.invitation"
        label="Invitation"
        hint="The large line above the email address"
      />
      <div id={getFieldId('footer.columns')} className={styles.columns} tabIndex={-1}>
        {columns.fields.map((column, index) => (
          <section key={column.id} className={styles.column} aria-label={`Column ${index + 1}`}>
            <div className={styles.title}>
              <SettingsField
                control={control}
                name={`footer.columns.${index}.title`}
                label={`Title of column ${index + 1}`}
              />
              <Button onClick={() => columns.remove(index)} aria-label={`Remove column ${index + 1}`}>
                Remove
              </Button>
            </div>
            <LinkRows control={control} name={`footer.columns.${index}.links`} label="Links" max={12} />
          </section>
        ))}
        <Button
          icon={<PlusOutlined />}
          disabled={isFixed || columns.fields.length >= MAX_COLUMNS}
          onClick={() => columns.append({ title: '', links: [] }, { shouldFocus: false })}
        >
          Add column
        </Button>
      </div>
    </>
  );
}

export function LegalFields({ control }: SettingsFormProps) {
  return (
    <>
      <LinkRows control={control} name="footer.legalLinks" label="Legal links" max={8} />
      <SettingsField
        control={control}
        name="footer.legalLine"
        label="Line"
        hint="Leave empty to use the studio’s name and tagline"
      />
    </>
  );
}

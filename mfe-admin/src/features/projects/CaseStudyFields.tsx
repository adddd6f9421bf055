import { CASE_STUDY_MAX } from '@atelier/contracts/content/case-study';
import type { ReactNode } from 'react';
import type { FieldPathByValue } from 'react-hook-form';
import { Input } from '#antd';
import { FieldRows } from '../../forms/FieldRows';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import styles from './CaseStudy.module.css';
import { NEW_ROWS } from './caseStudyForm';
import { DescribedPictureField } from './DescribedPictureField';
import type { ProjectFormProps } from './ProjectFormProps';
import type { ProjectFormValues } from './projectForm';
import { ScreenFields } from './ScreenFields';

interface TextProps extends ProjectFormProps {
  name: FieldPathByValue<ProjectFormValues, string>;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

function TextField({ form: { control }, ...props }: TextProps) {
  return (
    <FormField control={control} {...props}>
      {(field) => <Input {...field} />}
    </FormField>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function SideFields({ form, side, noun }: ProjectFormProps & { side: 'before' | 'after'; noun: string }) {
  const name = `case_study.comparison.${side}` as const;
  return (
    <>
      <DescribedPictureField form={form} name={`${name}.image`} alt={`${name}.alt`} label={`${noun} picture`} />
      <FieldColumns>
        <TextField form={form} name={`${name}.alt`} label={`${noun} alternative text`} />
        <TextField form={form} name={`${name}.label`} label={`${noun} label`} />
      </FieldColumns>
    </>
  );
}

function ResultFields({ form, index }: ProjectFormProps & { index: number }) {
  const name = `case_study.results.${index}` as const;
  const noun = `Result ${index + 1}`;
  return (
    <>
      <FieldColumns>
        <TextField form={form} name={`${name}.figure`} label={`${noun} figure`} isRequired />
        <TextField form={form} name={`${name}.unit`} label={`${noun} unit`} />
      </FieldColumns>
      <TextField form={form} name={`${name}.label`} label={`${noun} label`} isRequired />
      <FieldColumns>
        <TextField form={form} name={`${name}.before`} label={`${noun} before`} />
        <TextField form={form} name={`${name}.after`} label={`${noun} after`} />
      </FieldColumns>
      <TextField form={form} name={`${name}.source`} label={`${noun} source`} />
    </>
  );
}

function CreditFields({ form, index }: ProjectFormProps & { index: number }) {
  const name = `case_study.credits.${index}` as const;
  const noun = `Credit ${index + 1}`;
  return (
    <FieldColumns>
      <TextField form={form} name={`${name}.role`} label={`${noun} role`} isRequired />
      <TextField form={form} name={`${name}.name`} label={`${noun} name`} isRequired />
      <TextField
        form={form}
        name={`${name}.member`}
        label={`${noun} team member`}
        hint="The end of the address of their page, such as ada-martin"
      />
    </FieldColumns>
  );
}

/** The fields of a case study; all are optional. */
export function CaseStudyFields({ form }: ProjectFormProps) {
  return (
    <>
      <FormField control={form.control} name="case_study.brief" label="Brief" hint="What the client asked for">
        {(props) => <Input.TextArea {...props} rows={4} />}
      </FormField>
      <Group title="Screens">
        <FieldRows
          control={form.control}
          name="case_study.screens"
          noun="screen"
          max={CASE_STUDY_MAX.screens}
          blank={NEW_ROWS.screens}
        >
          {(index) => <ScreenFields form={form} index={index} />}
        </FieldRows>
      </Group>
      <Group title="Before and after">
        <SideFields form={form} side="before" noun="Before" />
        <SideFields form={form} side="after" noun="After" />
      </Group>
      <Group title="Results">
        <FieldRows
          control={form.control}
          name="case_study.results"
          noun="result"
          max={CASE_STUDY_MAX.results}
          blank={NEW_ROWS.results}
        >
          {(index) => <ResultFields form={form} index={index} />}
        </FieldRows>
      </Group>
      <Group title="Quote">
        <FormField control={form.control} name="case_study.quote.text" label="Quote text">
          {(props) => <Input.TextArea {...props} rows={2} />}
        </FormField>
        <FieldColumns>
          <TextField form={form} name="case_study.quote.name" label="Quote name" />
          <TextField form={form} name="case_study.quote.role" label="Quote role" />
        </FieldColumns>
      </Group>
      <Group title="Credits">
        <FieldRows
          control={form.control}
          name="case_study.credits"
          noun="credit"
          max={CASE_STUDY_MAX.credits}
          blank={NEW_ROWS.credits}
        >
          {(index) => <CreditFields form={form} index={index} />}
        </FieldRows>
      </Group>
    </>
  );
}

import { type Control, useWatch } from 'react-hook-form';
import { Input } from '#antd';
import { ColorField } from '../../forms/ColorField';
import { ContrastChecks } from '../../forms/ContrastChecks';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import { COLOR_PAIRS } from './colorPairs';
import styles from './Setup.module.css';
import type { SetupValues } from './setupForm';

interface Props {
  control: Control<SetupValues>;
}

export function StudioFields({ control }: Props) {
  return (
    <>
      <FieldColumns>
        <FormField control={control} name="name" label="Name" isRequired>
          {(props) => <Input {...props} autoComplete="organization" />}
        </FormField>
        <FormField control={control} name="email" label="Email" hint="Visitors write to this address" isRequired>
          {(props) => <Input {...props} type="email" />}
        </FormField>
      </FieldColumns>
      <FormField
        control={control}
        name="tagline"
        label="Headline"
        hint="Two or three words in very large type, such as “Furniture for Listeners”"
        isRequired
      >
        {(props) => <Input {...props} />}
      </FormField>
      <FormField
        control={control}
        name="introduction"
        label="Introduction"
        hint="What you do and for whom, in one or two sentences"
        isRequired
      >
        {(props) => <Input.TextArea {...props} autoSize={{ minRows: 2 }} />}
      </FormField>
    </>
  );
}

export function OwnerFields({ control }: Props) {
  return (
    <FieldColumns>
      <FormField control={control} name="firstName" label="First name" isRequired>
        {(props) => <Input {...props} autoComplete="given-name" />}
      </FormField>
      <FormField control={control} name="lastName" label="Last name" isRequired>
        {(props) => <Input {...props} autoComplete="family-name" />}
      </FormField>
    </FieldColumns>
  );
}

interface BrandProps extends Props {
  onPick: (colors: Pick<SetupValues, 'accent' | 'surface'>) => void;
}

export function BrandFields({ control, onPick }: BrandProps) {
  const [accent, surface] = useWatch({ control, name: ['accent', 'surface'] });
  return (
    <>
      <ul className={styles.pairs} aria-label="Color pairs">
        {COLOR_PAIRS.map((pair) => (
          <li key={pair.name}>
            <button
              type="button"
              aria-pressed={pair.accent === accent && pair.surface === surface}
              onClick={() => onPick(pair)}
            >
              <svg viewBox="0 0 60 36" width="60" height="36" aria-hidden="true">
                <rect width="60" height="36" rx="8" fill={pair.surface} />
                <circle cx="40" cy="18" r="10" fill={pair.accent} />
                <path d="M10 13h16M10 19h12" stroke="#17141c" strokeWidth="3" />
              </svg>
              {pair.name}
            </button>
          </li>
        ))}
      </ul>
      <FieldColumns>
        <ColorField control={control} name="accent" label="Accent color" hint="Buttons, large words, and shapes" />
        <ColorField control={control} name="surface" label="Surface color" hint="The background of your pages" />
      </FieldColumns>
      <ContrastChecks accent={accent} surface={surface} />
    </>
  );
}

export function FirstPageFields({ control }: Props) {
  return (
    <>
      <FormField control={control} name="pageTitle" label="Title" isRequired>
        {(props) => <Input {...props} />}
      </FormField>
      <FormField
        control={control}
        name="pageText"
        label="Text"
        hint="Leave a blank line between paragraphs. You can add headings and pictures later"
        isRequired
      >
        {(props) => <Input.TextArea {...props} autoSize={{ minRows: 6 }} />}
      </FormField>
    </>
  );
}

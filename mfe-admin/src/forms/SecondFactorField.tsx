import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Button, Input } from '#antd';
import { FormField } from './FormField';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Whether to ask for an authenticator app's code instead of a recovery code. */
  hasApp: boolean;
  onSwitch: () => void;
}

/** Asks for an authenticator code or a recovery code, with a button to switch between them. */
export function SecondFactorField<Values extends FieldValues>({ control, name, hasApp, onSwitch }: Props<Values>) {
  return (
    <>
      <FormField
        control={control}
        name={name}
        label={hasApp ? 'Code' : 'Recovery code'}
        isRequired
        hint={hasApp ? 'Six digits from your authenticator app' : 'One of the codes you saved. Each works once.'}
      >
        {(props) => (
          <Input
            {...props}
            {...(hasApp
              ? { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 9 }
              : { autoComplete: 'off' })}
          />
        )}
      </FormField>
      <div>
        <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={onSwitch}>
          {hasApp ? 'Use a recovery code' : 'Use the authenticator app'}
        </Button>
      </div>
    </>
  );
}

import type { ContentKind } from '@atelier/contracts';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { LivePreview } from './LivePreview';

interface Props<Values extends FieldValues, Output> {
  kind: ContentKind;
  noun: string;
  id: string | undefined;
  form: UseFormReturn<Values, unknown, Output>;
  /** The form's values as a draft, complete or not. */
  values: () => object;
  local?: Parameters<typeof LivePreview>[0]['local'];
}

/** The live preview of a form's content. */
export function FormPreview<Values extends FieldValues, Output>({
  kind,
  noun,
  id,
  form,
  values,
  local,
}: Props<Values, Output>) {
  const onChange = (listener: () => void) => {
    const { unsubscribe } = form.watch(() => listener());
    return unsubscribe;
  };
  return <LivePreview noun={noun} of={{ kind, id, values, onChange }} {...(local && { local })} />;
}

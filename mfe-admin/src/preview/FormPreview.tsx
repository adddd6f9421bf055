import type { ContentKind } from '@atelier/contracts';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const LivePreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "live-preview" */ './LivePreview')).LivePreview,
}));

interface Props<Values extends FieldValues, Output> {
  kind: ContentKind;
  noun: string;
  id: string | undefined;
  form: UseFormReturn<Values, unknown, Output>;
  /** The form's values as a draft, complete or not. */
  values: () => object;
  local?: ComponentProps<typeof LivePreview>['local'];
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
  return (
    <Suspense fallback={null}>
      <LivePreview noun={noun} of={{ kind, id, values, onChange }} local={local} />
    </Suspense>
  );
}

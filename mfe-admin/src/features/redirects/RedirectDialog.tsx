import type { RedirectInput } from '@atelier/contracts';
import { redirectInput } from '@atelier/contracts/seo/redirects';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Input } from '#antd';
import { FormDialog } from '../../forms/FormDialog';
import { FormField } from '../../forms/FormField';
import { useCloseQuestion } from '../../forms/useCloseQuestion';

const WIDTH_PX = 520;
/** The API drops a query from the path, which would redirect more than was meant. */
const input = z
  .object({
    from: z.string().regex(/^[^?#]*$/, 'Leave out ? and what follows: a redirect applies whatever the query is'),
    to: z.string(),
  })
  .pipe(redirectInput);
const resolver = standardSchemaResolver(input);

interface Props {
  /** The known parts; the target is empty for a new redirect. */
  initial: { from: string; to: string };
  isNew: boolean;
  onClose: () => void;
  /** True if the redirect was saved. */
  onSave: (redirect: RedirectInput) => Promise<boolean>;
}

/** Where a path leads. */
export function RedirectDialog({ initial, isNew, onClose, onSave }: Props) {
  const { control, formState, handleSubmit } = useForm({ resolver, defaultValues: initial });
  const close = useCloseQuestion(formState.isDirty, onClose);
  return (
    <FormDialog
      title={isNew ? 'New Redirect' : 'Edit Redirect'}
      widthPx={WIDTH_PX}
      action="Save Redirect"
      label="Redirect"
      isSubmitting={formState.isSubmitting}
      onClose={() => void close()}
      onSubmit={handleSubmit(async (redirect) => {
        if (await onSave(redirect)) onClose();
      })}
    >
      <FormField
        control={control}
        name="from"
        label="From"
        isRequired
        hint={isNew ? 'A path without a page, such as /old-office' : 'To use another path, add a new redirect'}
      >
        {(props) => <Input {...props} disabled={!isNew} spellCheck={false} placeholder="/" />}
      </FormField>
      <FormField
        control={control}
        name="to"
        label="To"
        isRequired
        hint="A path on this site, or a full address of another site"
      >
        {(props) => <Input {...props} autoFocus={initial.from !== ''} spellCheck={false} placeholder="/about" />}
      </FormField>
    </FormDialog>
  );
}

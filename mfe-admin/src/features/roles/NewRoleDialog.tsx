import '../../forms/quietValidation';
import type { RolePreset } from '@atelier/contracts';
import { role } from '@atelier/contracts/auth/permissions';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Input } from '#antd';
import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FormDialog } from '../../forms/FormDialog';
import { FormField } from '../../forms/FormField';
import { UNSAVED_TEXT } from '../../forms/unsavedChanges';
import { useCloseQuestion } from '../../forms/useCloseQuestion';
import { usePlatform } from '../../platform/usePlatform';
import { roleLabel } from '../../session/requirement';
import { createRole } from './roles.api';

/** 'News Desk' becomes 'news_desk'. */
const toRole = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, '_');

const newRole = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .refine((name) => role.safeParse(toRole(name)).success, 'Use up to 40 letters, digits and spaces'),
  base: z.string(),
});
const resolver = standardSchemaResolver(newRole);

interface Props {
  presets: readonly RolePreset[];
  onClose: () => void;
  refresh: () => Promise<unknown>;
}

/** Creates a role with the permissions of another one, which are then changed in its card. */
export function NewRoleDialog({ presets, onClose, refresh }: Props) {
  const { api, toasts } = usePlatform();
  const form = useForm({ resolver, defaultValues: { name: '', base: 'author' } });
  const close = useCloseQuestion(form.formState.isDirty, onClose, UNSAVED_TEXT);
  const choices = presets
    .filter(({ changeable }) => changeable)
    .map((preset) => ({ value: preset.role, label: roleLabel(preset.role) }));
  const create = form.handleSubmit(async ({ name, base }) => {
    const permissions = presets.find((preset) => preset.role === base)?.permissions ?? {};
    try {
      toasts.show((await createRole(api, toRole(name), permissions)).message ?? '', 'success');
      await refresh();
      onClose();
    } catch (error) {
      form.setError('name', { message: serverMessageOr(error, 'Failed to create role') });
    }
  });
  return (
    <FormDialog
      title="New Role"
      action="Create Role"
      isSubmitting={form.formState.isSubmitting}
      onSubmit={create}
      onClose={() => void close()}
    >
      <FormField control={form.control} name="name" label="Name" isRequired>
        {(props) => <Input {...props} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="base" label="Start with the permissions of">
        {(props) => <ChoiceSelect {...props} options={choices} />}
      </FormField>
    </FormDialog>
  );
}

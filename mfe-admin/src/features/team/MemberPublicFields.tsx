import { Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import { SwitchField } from '../../forms/SwitchField';
import type { MemberFormProps } from './MemberFormProps';
import { NETWORK_LABELS, NETWORKS } from './memberLabels';

/** Links to other sites, shown on the public site. */
export function LinkFields({ control }: MemberFormProps) {
  return (
    <FieldColumns>
      {NETWORKS.map((network) => (
        <FormField key={network} control={control} name={`social_links.${network}`} label={NETWORK_LABELS[network]}>
          {(props) =>
            network === 'email' ? (
              <Input {...props} type="email" spellCheck={false} />
            ) : (
              <Input {...props} type="url" spellCheck={false} placeholder="https://" />
            )
          }
        </FormField>
      ))}
    </FieldColumns>
  );
}

/** Where the site shows the member. */
export function DisplayFields({ control }: MemberFormProps) {
  return (
    <FieldColumns>
      <SwitchField control={control} name="is_featured" label="Featured" />
      <SwitchField control={control} name="show_in_about" label="Show in About" />
      <SwitchField control={control} name="is_leadership" label="Leadership" />
    </FieldColumns>
  );
}

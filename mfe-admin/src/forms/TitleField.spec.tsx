import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { FormField } from './FormField';
import { TitleField } from './TitleField';

const changes: [string, string][] = [];

function ItemForm() {
  const { control } = useForm({ defaultValues: { title: '', summary: '' } });
  return (
    <>
      <TitleField
        control={control}
        name="title"
        label="Title"
        next="summary"
        onChange={(...change) => changes.push(change)}
      />
      <FormField control={control} name="summary" label="Summary">
        {(props) => <input id={props.id} />}
      </FormField>
    </>
  );
}

describe('the large title of an item', () => {
  it('is one line: Enter leads to the next field, and pasted lines are joined', async () => {
    render(<ItemForm />);
    const user = userEvent.setup();
    const title = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
    await user.click(title);
    await user.paste('Glue\nthat holds');
    expect(title.value).toBe('Glue that holds');
    expect(changes).toEqual([['Glue that holds', '']]);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Summary' }));
    expect(title.value).toBe('Glue that holds');
  });
});

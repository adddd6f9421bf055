import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './SearchField';

function Searching({ onSearch }: { onSearch: (text: string) => void }) {
  const [value, setValue] = useState('');
  const search = (text: string) => {
    onSearch(text);
    setValue(text);
  };
  return <SearchField placeholder="Search posts..." value={value} onChange={search} />;
}

describe('search field', () => {
  it('ABLG-1 keeps the space before the next word while it searches', async () => {
    const searches: string[] = [];
    render(<Searching onSearch={(text) => searches.push(text)} />);
    const user = userEvent.setup();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(field, 'one ');
    await waitFor(() => expect(searches).toEqual(['one']));
    await user.type(field, 'two');
    expect(field.value).toBe('one two');
    await waitFor(() => expect(searches).toEqual(['one', 'one two']));
  });
});

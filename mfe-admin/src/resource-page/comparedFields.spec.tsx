import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Comparison } from './Comparison';
import { comparedFields, labelOfField } from './comparedFields';

describe('comparison of two item versions', () => {
  it('ABLG-2 lists the fields whose text differs', () => {
    const mine = { title: 'One', content: '<p>Same</p>', tags: ['a', 'b'], featured: true, category: 'design', own: 1 };
    const theirs = { title: 'Two', content: '<p>Same </p>', tags: ['a'], featured: false, category: 'design' };
    expect(comparedFields(mine, theirs)).toEqual([
      { name: 'title', label: 'Title', mine: 'One', theirs: 'Two' },
      { name: 'tags', label: 'Tags', mine: 'a\nb', theirs: 'a' },
      { name: 'featured', label: 'Featured', mine: 'Yes', theirs: 'No' },
    ]);
  });

  it('ABLG-2 reads fields as text: HTML by its blocks, pictures by their alt text', () => {
    const [field] = comparedFields(
      {
        content:
          '<h2>Head</h2><p>Text &amp; more</p><img src="/a.png" alt="A door"><table><tr><td>1</td><td>2</td></tr></table>',
      },
      { content: null },
    );
    expect(field?.mine).toBe('Head\nText & more\n[Image: A door]\n1 | 2 |');
    expect(field?.theirs).toBe('');
  });

  it.each([
    ['seoTitle', 'SEO title'],
    ['short_description', 'Short description'],
    ['project_url', 'Project URL'],
  ])('labels %s as %s', (name, label) => {
    expect(labelOfField(name)).toBe(label);
  });

  it('ABLG-2 marks words that occur in only one version', () => {
    render(
      <Comparison
        mine={{ title: 'Two red doors' }}
        theirs={{ title: 'Two blue doors' }}
        names={{ mine: 'Mine', theirs: 'Theirs' }}
      />,
    );
    const marked = (side: string) =>
      [...within(screen.getByRole('region', { name: `Title, ${side}` })).getByText(/red|blue/).textContent].join('');
    expect(marked('Mine')).toBe('red');
    expect(marked('Theirs')).toBe('blue');
  });

  it('reports that both versions are the same', () => {
    render(<Comparison mine={{ a: 'x' }} theirs={{ a: 'x' }} names={{ mine: 'Mine', theirs: 'Theirs' }} />);
    expect(screen.getByText('Both versions are the same.')).toBeTruthy();
  });
});

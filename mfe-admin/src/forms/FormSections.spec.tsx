import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { FormSections } from './FormSections';

const PARTS = ['Basics', 'Case Study', 'SEO'].map((title) => ({ title, fields: [], content: <p>{title} fields</p> }));

/** Sets where each part starts on the screen, as if the form were scrolled. */
const scrollTo = (tops: Readonly<Record<string, number>>) => {
  for (const [title, top] of Object.entries(tops)) {
    const part = screen.getByRole('region', { name: title });
    part.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  fireEvent.scroll(document);
};
const marked = () => screen.getAllByRole('button').filter((button) => button.getAttribute('aria-current') !== null);

describe('FormSections', () => {
  it('marks the section in view, not one of which only the end is visible', () => {
    render(<FormSections parts={PARTS} errors={{}} />);
    expect(marked().map(({ textContent }) => textContent)).toEqual(['Basics']);
    scrollTo({ Basics: -2000, 'Case Study': -900, SEO: 600 });
    expect(marked().map(({ textContent }) => textContent)).toEqual(['Case Study']);
    scrollTo({ Basics: -3000, 'Case Study': -1900, SEO: 40 });
    expect(marked().map(({ textContent }) => textContent)).toEqual(['SEO']);
  });
});

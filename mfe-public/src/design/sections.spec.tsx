import { describe, expect, it } from '@jest/globals';
import { withSections } from './sections';

describe('text sections', () => {
  it('are its headings, each with an anchor', () => {
    const { html, sections } = withSections('<p>First.</p><h2>What’s <em>yours</em> &amp; ours</h2><h3>No</h3>');
    expect(sections).toEqual([{ id: 'on-whats-yours-ours', title: 'What’s yours & ours' }]);
    expect(html).toBe('<p>First.</p><h2 id="on-whats-yours-ours">What’s <em>yours</em> &amp; ours</h2><h3>No</h3>');
  });

  it('have different anchors for equal headings and for headings without Latin letters', () => {
    const { sections } = withSections('<h2>Law</h2><h2>Law</h2><h2>法律</h2>');
    expect(sections.map(({ id }) => id)).toEqual(['on-law', 'on-law-2', 'on-3']);
  });

  it('have different anchors if a heading is called like another one with its number', () => {
    const { sections } = withSections('<h2>Step 3</h2><h2>Step</h2><h2>Step</h2>');
    expect(sections.map(({ id }) => id)).toEqual(['on-step-3', 'on-step', 'on-step-3-3']);
  });

  it('PLT-4 are found in linear time in hostile text', () => {
    const accents = `<h2>a${'\u0300\u0316'.repeat(50_000)}</h2>`;
    const many = Array.from({ length: 15_000 }, (_none, index) => `<h2>${index}</h2>`).join('');
    const before = process.threadCpuUsage();
    expect(withSections(`${accents}${many}`).sections).toHaveLength(15_001);
    expect(process.threadCpuUsage(before).user).toBeLessThan(500_000);
  });

  it('are empty if there are no headings', () => {
    expect(withSections('<p>Short.</p>')).toEqual({ html: '<p>Short.</p>', sections: [] });
  });
});

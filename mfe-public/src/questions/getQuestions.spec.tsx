import { describe, expect, it } from '@jest/globals';
import { getTexts, renderAddress } from '../testing/renderAddress';
import { samplePage } from '../testing/samplePages';
import { getQuestions } from './getQuestions';

const TEXT =
  '<p>Before.</p><h2>How <em>long</em>?</h2><p>Two months.</p><ul><li>Or so.</li></ul><h2>Empty</h2><h2>Who?</h2><p>We.</p>';

describe('questions written by staff as a page', () => {
  it('SVC-2 are its headings, each with the content that follows as its answer', () => {
    expect(getQuestions(TEXT).map(({ question, answer }) => [question, answer])).toEqual([
      ['How long?', '<p>Two months.</p><ul><li>Or so.</li></ul>'],
      ['Who?', '<p>We.</p>'],
    ]);
    expect(getQuestions('<p>No heading at all.</p>')).toEqual([]);
  });

  const answersWith = (page: object) => ({ '/pages/faq': { status: 200, body: { success: true, data: page, page } } });
  const answers = answersWith(samplePage({ slug: 'faq', content: TEXT }));

  it('SVC-2 appear on /services, collapsed, and readable without scripts', async () => {
    const { document } = await renderAddress('/services', answers);
    expect(getTexts(document, '[aria-labelledby="questions"] summary')).toEqual(['How long?', 'Who?']);
    expect(getTexts(document, 'details p')).toEqual(['Two months.', 'We.']);
    expect(document.querySelector('details[open]')).toBeNull();
    const without = await renderAddress('/services');
    expect(without.document.querySelector('#questions')).toBeNull();
    expect(without.isDegraded).toBe(false);
  });
});

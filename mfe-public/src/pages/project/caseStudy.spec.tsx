import type { CaseStudy } from '@atelier/contracts/content/case-study';
import type { Project } from '@atelier/contracts/content/project';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { getTexts, renderAddress } from '../../testing/renderAddress';
import { sampleProject } from '../../testing/sampleProjects';
import { Comparison } from './Comparison';

const side = (name: string) => ({
  image: `/media/screens/${name}.svg`,
  alt: `The form ${name}.`,
  label: `Form ${name}`,
});
const PAIR = { before: side('before'), after: side('after') };
const STUDY: CaseStudy = {
  brief: 'Stop the phone from ringing.',
  screens: [
    {
      image: '/media/screens/today.svg',
      alt: 'Today’s boats.',
      caption: 'The first screen',
      notes: [
        { x: 7, y: 100, text: 'Every boat has a state.' },
        { x: 45, y: 60, text: 'Four steps start here.' },
      ],
    },
  ],
  comparison: PAIR,
  results: [
    { figure: '45', unit: 'calls', label: 'to book by phone', before: '160', after: '45', source: 'office log' },
    { figure: '9', unit: '', label: 'islands', before: '', after: '', source: '' },
  ],
  quote: { text: 'Now they call to tell us it is.', name: 'Ailsa Tornby', role: 'Ticket office' },
  credits: [
    { role: 'Design', name: 'Marta Oyelaran', member: 'marta-oyelaran' },
    { role: 'Schedule', name: 'The crew', member: null },
  ],
};

const open = (case_study: Project['case_study'], neighbors: object = { previous: null, next: null }) => {
  const project = sampleProject({ case_study });
  return renderAddress('/projects/skerry-line', {
    '/projects/skerry-line': { status: 200, body: { success: true, data: project, project } },
    '/projects/skerry-line/neighbors': { status: 200, body: { success: true, data: neighbors } },
  });
};
const part = (document: Document, id: string) => document.querySelector(`[aria-labelledby="${id}"]`) as HTMLElement;

afterEach(cleanup);

describe('case study page', () => {
  it('PRJ-3 shows all sections from the brief to the credits', async () => {
    const { document } = await open(STUDY);
    expect(getTexts(document, 'article h2')).toEqual([
      'Project Details',
      'The Brief',
      'Overview',
      'On Screen',
      'Before and After',
      'Key Features',
      'Results',
      'Technical Implementation',
      'Credits',
    ]);
    expect(part(document, 'brief').textContent).toContain('Stop the phone from ringing.');
    expect(getTexts(document, 'blockquote p')).toEqual(['Now they call to tell us it is.']);
    const links = [...part(document, 'credits').querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Marta Oyelaran', '/team/marta-oyelaran'],
    ]);
  });

  it('PRJ-3 shows the plain project page if there is no case study', async () => {
    for (const none of [null, undefined]) {
      const { document } = await open(none, { previous: { slug: 'other', title: 'Other' }, next: null });
      expect(getTexts(document, 'article h2')).toHaveLength(4);
      expect(document.querySelector('nav[aria-label="Other projects"]')).toBeNull();
    }
  });

  it('PRJ-3 shows a button at the position of each note, and the notes as a list beside the picture', async () => {
    const screens = part((await open(STUDY)).document, 'screens');
    expect(screens.querySelector('img')?.getAttribute('alt')).toBe('Today’s boats.');
    expect(getTexts(screens, 'ol li')).toEqual(['Every boat has a state.', 'Four steps start here.']);
    const points = [...screens.querySelectorAll('button')];
    expect(points.map(({ textContent }) => textContent)).toEqual(['Note 1', 'Note 2']);
    expect(points.map(({ dataset: { xTens, xOnes, yTens, yOnes } }) => [xTens, xOnes, yTens, yOnes].join(' '))).toEqual(
      ['0 7 10 0', '4 5 6 0'],
    );
    for (const [index, point] of points.entries()) {
      const opened = screens.querySelector(`#${point.getAttribute('popovertarget')}`);
      expect(opened?.getAttribute('popover')).toBe('auto');
      expect(opened?.textContent).toBe(STUDY.screens[0]?.notes[index]?.text);
    }
    expect(screens.innerHTML).not.toContain('style=');
  });

  it('PRJ-3 shows each result with its former value, its current value, and its source', async () => {
    const results = part((await open(STUDY)).document, 'results');
    expect(getTexts(results, 'li').map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      '45 callsto book by phoneFrom 160 →to 45Source: office log',
      '9islands',
    ]);
  });

  it('PRJ-3 links to the previous and next projects', async () => {
    const beside = { previous: { slug: 'newer', title: 'Newer' }, next: { slug: 'older', title: 'Older' } };
    const { document } = await open(STUDY, beside);
    const links = [...document.querySelectorAll('nav[aria-label="Other projects"] a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Previous project Newer', '/projects/newer'],
      ['Next project Older', '/projects/older'],
    ]);
  });

  it('PRJ-3 shows the share of the earlier picture that the slider sets', () => {
    const { container } = render(<Comparison comparison={PAIR} getFacts={() => null} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'The form before.',
      'The form after.',
    ]);
    const slider = screen.getByRole('slider', { name: 'How much of “Form before” is shown' });
    const frame = container.querySelector<HTMLElement>('section > div');
    expect(frame?.style.getPropertyValue('--split')).toBe('0.5');
    fireEvent.input(slider, { target: { value: '20' } });
    expect(frame?.style.getPropertyValue('--split')).toBe('0.2');
    expect(slider.getAttribute('aria-valuetext')).toBe('20% Form before');
  });
});

import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { expectRules, long, type RuleOfField } from '../../testing/formRules';
import { renderAdmin } from '../../testing/renderAdmin';
import { aProjectSummary, projectAnswer, projectList, projectStats } from '../../testing/samples';

const many = (count: number) => Array.from({ length: count }, (_, at) => `Number ${at + 1}`);

const open = async (edited = aProjectSummary()) => {
  const saved = projectAnswer(edited);
  const server = new FakeServer()
    .on('GET /projects', projectList([edited]))
    .on('GET /projects/stats', projectStats)
    .on('GET /projects/j1', saved)
    .on('PUT /projects/j1', saved);
  await renderAdmin('/admin/projects/j1/edit', { server, admin: anAdmin('editor') });
  const update = await screen.findByRole('button', { name: 'Update Project' });
  const form = await findDialog('Edit Project');
  await within(form).findByRole('textbox', { name: 'Content' });
  const user = userEvent.setup();
  return { form, server, user, save: () => user.click(update), method: 'PUT' as const };
};

const LEAST: readonly RuleOfField[] = [
  ['Title *', long(2), 'Title must be at least 3 characters', long(3)],
  ['Description *', long(9), 'Description must be at least 10 characters', long(10)],
  ['Overview', long(49), 'Overview must be at least 50 characters', long(50)],
  ['Key feature 1', 'Four', 'Key feature must be at least 5 characters', 'Fives'],
  ['Technical Implementation', long(49), 'Technical implementation must be at least 50 characters', long(50)],
  ['Completion Date', '2026-01-11', 'End date must be after start date', '2026-01-12'],
];

const MOST: readonly RuleOfField[] = [
  ['Title *', long(201), 'Title must be less than 200 characters', long(200)],
  ['Short Description', long(501), 'Short description must be at most 500 characters', long(500)],
  ['Description *', long(2001), 'Description must be less than 2000 characters', long(2000)],
  ['Overview', long(1001), 'Overview must be at most 1000 characters', long(1000)],
  ['Technical Implementation', long(2001), 'Technical implementation must be at most 2000 characters', long(2000)],
  ['Client', long(101), 'Client must be at most 100 characters', long(100)],
  ['Project URL', 'ferries', 'Must be a valid URL', ''],
  ['GitHub URL', 'ftp://ferries.example', 'Must be a valid URL', 'https://ferries.example'],
  ['SEO Title', long(61), 'SEO title must be at most 60 characters', long(60)],
  ['SEO Description', long(161), 'SEO description must be at most 160 characters', long(160)],
];

const EMPTY: readonly RuleOfField[] = [
  ['Title *', '   ', 'Title is required', 'Abc'],
  ['Description *', '', 'Description is required', long(10)],
  ['Key feature 1', '', 'At least one key feature is required', 'Fives'],
];

describe('project dialog validation', () => {
  it.each([
    ['too little', LEAST],
    ['too much', MOST],
    ['nothing', EMPTY],
  ])('APRJ-2 rejects %s in each field, and accepts the exact limit', async (_what, rules) => {
    await expectRules(rules, await open());
  });

  it('APRJ-2 rejects an 11th feature, an 11th phrase, and a 16th technology, and accepts one less of each', async () => {
    const edited = aProjectSummary({ technologies: many(16), seo_keywords: many(11), key_features: many(10) });
    const { form, server, user, save } = await open(edited);
    fireEvent.change(within(form).getByLabelText('Key feature 11'), { target: { value: 'One too many' } });
    await save();
    for (const message of [
      'Maximum 10 key features allowed',
      'Maximum 15 technologies allowed',
      'Maximum 10 SEO keywords allowed',
    ])
      expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(server.sent('PUT')).toEqual([]);
    await user.click(within(form).getByRole('button', { name: 'Remove key feature 11' }));
    await user.type(within(form).getByLabelText('Technologies *'), '{Backspace}');
    await user.type(within(form).getByLabelText('SEO Keywords'), '{Backspace}');
    await save();
    await waitFor(() =>
      expect(server.sent('PUT')[0]?.body).toMatchObject({
        key_features: many(10),
        technologies: many(15),
        seo_keywords: many(10),
      }),
    );
  });

  it('APRJ-2 sends null for every cleared text', async () => {
    const texts = ['Short Description', 'Client', 'Project URL', 'GitHub URL', 'Start Date', 'Completion Date'];
    const { form, server, save } = await open();
    for (const label of texts) fireEvent.change(within(form).getByLabelText(label), { target: { value: '' } });
    await save();
    await waitFor(() =>
      expect(server.sent('PUT')[0]?.body).toMatchObject({
        short_description: null,
        overview: null,
        technical_implementation: null,
        client: null,
        project_url: null,
        github_url: null,
        start_date: null,
        completion_date: null,
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { expectRules, long, type RuleOfField } from '../../testing/formRules';
import { getEditor } from '../../testing/getEditor';
import { renderAdmin } from '../../testing/renderAdmin';
import { aPostSummary, postAnswer, postList, postStats } from '../../testing/samples';

const CONTENT = `<p>${long(200)}</p>`;

const open = async (edited = aPostSummary({ status: 'published' })) => {
  const saved = postAnswer(edited, CONTENT);
  const server = new FakeServer()
    .on('GET /blog', postList([edited]))
    .on('GET /blog/stats', postStats)
    .on('GET /blog/p1', saved)
    .on('PUT /blog/p1', saved);
  const admin = await renderAdmin('/admin/blog/p1/edit', { server, admin: anAdmin('editor') });
  const update = await screen.findByRole('button', { name: 'Update Post' });
  const form = await findDialog('Edit Blog Post');
  const text = await within(form).findByRole('textbox', { name: /^Content/ });
  const user = userEvent.setup();
  return { ...admin, form, text, user, save: () => user.click(update), method: 'PUT' as const };
};

const LEAST: readonly RuleOfField[] = [
  ['Title *', long(4), 'Title must be at least 5 characters', long(5)],
  ['Excerpt *', '  ', 'Excerpt is required', 'x'],
];

const MOST: readonly RuleOfField[] = [
  ['Title *', long(201), 'Title must be at most 200 characters', long(200)],
  ['Excerpt *', long(301), 'Excerpt must be at most 300 characters', long(300)],
  ['SEO Title', long(61), 'SEO title must be at most 60 characters', long(60)],
  ['SEO Description', long(161), 'SEO description must be at most 160 characters', long(160)],
];

describe('post editor validation', () => {
  it.each([
    ['too little', LEAST],
    ['too much', MOST],
  ])('ABLG-2 rejects %s in each field, and accepts the exact limit', async (_what, rules) => {
    await expectRules(rules, await open());
  });

  it('ABLG-2 rejects 99 characters of content, and accepts 100', async () => {
    const { text, save, server } = await open();
    const tags = '<p></p>'.length;
    const write = (length: number) =>
      act(() => void getEditor(text).commands.setContent(`<p>${long(length - tags)}</p>`));
    write(99);
    await save();
    expect((await screen.findAllByText('Content must be at least 100 characters')).length).toBeGreaterThan(0);
    expect(server.sent('PUT')).toEqual([]);
    write(100);
    await save();
    await waitFor(() => expect(server.sent('PUT')).toHaveLength(1));
  });

  it('ABLG-2 rejects a post without a tag, and accepts one tag', async () => {
    const { form, user, save, server } = await open(aPostSummary({ tags: ['Design'] }));
    await user.type(within(form).getByLabelText('Tags *'), '{Backspace}');
    await save();
    expect(await screen.findAllByText('At least one tag is required')).toHaveLength(2);
    expect(server.sent('PUT')).toEqual([]);
    await user.type(within(form).getByLabelText('Tags *'), 'Tips{Enter}');
    await save();
    await waitFor(() => expect(server.sent('PUT')[0]?.body).toMatchObject({ tags: ['Tips'] }));
  });

  it.each([
    ['Enter after a word adds it', 'Rea{Enter}', ['Zinc', 'Rea']],
    ['Tab after a word adds it', 'Rea{Tab}', ['Zinc', 'Rea']],
    ['Enter with nothing typed adds and removes nothing', '{Enter}{Enter}', ['Zinc']],
    ['Tab with nothing typed adds and removes nothing', '{Tab}', ['Zinc']],
  ])('ABLG-2 adds the typed tag: %s', async (_what, keys, tags) => {
    const { form, user, save, server } = await open(aPostSummary({ tags: ['Zinc'] }));
    const field = within(form).getByLabelText('Tags *');
    await user.click(field);
    await user.keyboard(keys);
    await save();
    await waitFor(() => expect(server.sent('PUT')).toHaveLength(1));
    expect(server.sent('PUT')[0]?.body).toMatchObject({ tags });
  });

  it.each([
    ['whatever the server said', { message: 'The archive is full' }, []],
    [
      'with the fields that were refused',
      { errors: [{ field: 'slug', message: 'Slug is already in use' }] },
      ['Validation error: slug: Slug is already in use'],
    ],
  ])('AMSG-1 reports that a post could not be saved, %s', async (_what, body, more) => {
    const { server, save, said } = await open();
    server.on('PUT /blog/p1', { status: 400, body });
    await save();
    await waitFor(() => expect(said()).toEqual(['Failed to save blog post', ...more]));
  });
});

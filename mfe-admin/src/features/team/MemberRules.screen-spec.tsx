import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { expectRules, long, type RuleOfField } from '../../testing/formRules';
import { aMember, memberAnswer, memberList, memberStats } from '../../testing/memberSamples';
import { renderAdmin } from '../../testing/renderAdmin';

const open = async (edited = aMember()) => {
  const saved = memberAnswer(edited);
  const server = new FakeServer()
    .on('GET /team', memberList([edited]))
    .on('GET /team/stats', memberStats)
    .on('GET /team/m1', saved)
    .on('PUT /team/m1', saved);
  await renderAdmin('/admin/team/m1/edit', { server, admin: anAdmin('editor') });
  const update = await screen.findByRole('button', { name: 'Update Member' });
  const form = await findDialog('Edit Team Member');
  const user = userEvent.setup();
  return { form, server, user, save: () => user.click(update), method: 'PUT' as const };
};

const LEAST: readonly RuleOfField[] = [
  ['Name *', 'A', 'Name must be at least 2 characters', 'Al'],
  ['Position *', '  ', 'Position is required', 'E'],
  ['Years of Experience', '-1', 'Experience cannot be negative', '0'],
  ['Email', 'ada@', 'Invalid email format', 'ada@studio.example'],
];

const MOST: readonly RuleOfField[] = [
  ['Name *', ' ', 'Name is required', 'Ada'],
  ['Short Bio', long(201), 'Short bio must be less than 200 characters', long(200)],
  ['Bio', long(1001), 'Bio must be less than 1000 characters', long(1000)],
  ['Years of Experience', '51', 'Experience cannot exceed 50 years', '50'],
  ['GitHub', 'code', 'Must be a valid URL', 'https://code.example'],
];

describe('member dialog validation', () => {
  it.each([
    ['too little', LEAST],
    ['too much', MOST],
  ])('ATM-2 rejects %s in each field, and accepts the exact limit', async (_what, rules) => {
    await expectRules(rules, await open());
  });

  it('ATM-2 rejects a member without skills, and accepts one skill', async () => {
    const { form, server, user, save } = await open(aMember({ skills: ['Figma'] }));
    const skills = within(form).getByLabelText('Skills *');
    await user.type(skills, '{Backspace}');
    await save();
    expect(await screen.findAllByText('At least one skill is required')).toHaveLength(2);
    expect(server.sent('PUT')).toEqual([]);
    await user.click(skills);
    await user.click(await screen.findByTitle('React'));
    await save();
    await waitFor(() => expect(server.sent('PUT')[0]?.body).toMatchObject({ skills: ['React'] }));
  });

  it('ATM-2 sends null for every emptied field', async () => {
    const { form, server, save } = await open();
    const emptied = ['Email', 'Phone', 'Short Bio', 'Bio', 'Years of Experience', 'Hire Date', 'LinkedIn', 'GitHub'];
    for (const label of emptied) fireEvent.change(within(form).getByLabelText(label), { target: { value: '' } });
    await save();
    await waitFor(() =>
      expect(server.sent('PUT')[0]?.body).toMatchObject({
        email: null,
        phone: null,
        short_bio: null,
        bio: null,
        years_experience: null,
        hire_date: null,
        social_links: { linkedin: null, github: null },
      }),
    );
  });
});

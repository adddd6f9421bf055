import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { expectRules, long, type RuleOfField } from '../../testing/formRules';
import { renderAdmin } from '../../testing/renderAdmin';
import { aService, serviceAnswer, serviceList, serviceStats } from '../../testing/serviceSamples';

const open = async () => {
  const saved = serviceAnswer(aService());
  const server = new FakeServer()
    .on('GET /services', serviceList([aService()]))
    .on('GET /services/stats', serviceStats)
    .on('GET /services/s1', saved)
    .on('PUT /services/s1', saved);
  await renderAdmin('/admin/services/s1/edit', { server, admin: anAdmin('editor') });
  const update = await screen.findByRole('button', { name: 'Update Service' });
  const form = await findDialog('Edit Service');
  const user = userEvent.setup();
  return { form, server, save: () => user.click(update), method: 'PUT' as const };
};

const LEAST: readonly RuleOfField[] = [
  ['Name *', long(2), 'Name must be at least 3 characters', long(3)],
  ['Short Description *', long(9), 'Short description must be at least 10 characters', long(10)],
  ['Description *', long(49), 'Description must be at least 50 characters', long(50)],
  ['Display Order', '-1', 'Display order cannot be negative', '0'],
];

const MOST: readonly RuleOfField[] = [
  ['Name *', long(256), 'Name must be less than 255 characters', long(255)],
  ['Short Description *', long(501), 'Short description must be less than 500 characters', long(500)],
  ['Estimated Timeline', long(100), 'Timeline must be less than 100 characters', long(99)],
  ['Display Order', '', 'Display order must be a number', '7'],
];

const EMPTY: readonly RuleOfField[] = [
  ['Name *', '   ', 'Service name is required', 'Web'],
  ['Short Description *', '', 'Short description is required', long(10)],
  ['Description *', '', 'Description is required', long(50)],
  ['Feature 1', ' ', 'Feature cannot be empty', 'A plan'],
  ['Step 1 title *', '', 'Step title is required', 'Listen'],
];

describe('service dialog validation', () => {
  it.each([
    ['too little', LEAST],
    ['too much', MOST],
    ['nothing', EMPTY],
  ])('ASVC-2 rejects %s in each field, and accepts the exact limit', async (_what, rules) => {
    await expectRules(rules, await open());
  });

  it('ASVC-2 limits the search engine texts to 60 and 160 characters', async () => {
    const { form } = await open();
    const limits = ['SEO Title', 'SEO Description'].map((label) =>
      within(form).getByLabelText(label).getAttribute('maxlength'),
    );
    expect(limits).toEqual(['60', '160']);
  });
});

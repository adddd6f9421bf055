import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aSubmission } from '../../testing/samples';
import { PriorityTag, StatusTag } from './StatusTag';

const getClass = (label: string) => screen.getByText(label).closest('.ant-tag')?.className;

describe('message tags', () => {
  it.each([
    ['new', 'New', 'processing'],
    ['in_progress', 'In Progress', 'warning'],
    ['responded', 'Responded', 'success'],
    ['closed', 'Closed', 'default'],
  ] as const)('ACON-1 have a color for %s', (status, label, color) => {
    render(<StatusTag status={status} />);
    expect(getClass(label)).toContain(`ant-tag-${color}`);
  });

  it.each([
    ['high', 'High', 'error'],
    ['medium', 'Medium', 'warning'],
    ['low', 'Low', 'success'],
    [undefined, 'Medium', 'warning'],
  ] as const)('ACON-1 have a color for the priority %s', (priority, label, color) => {
    render(<PriorityTag submission={{ ...aSubmission(), priority: priority as never }} />);
    expect(getClass(label)).toContain(`ant-tag-${color}`);
  });
});

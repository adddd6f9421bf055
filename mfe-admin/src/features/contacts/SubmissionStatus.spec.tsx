import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aSubmission } from '../../testing/samples';
import { SubmissionPriority, SubmissionStatus } from './SubmissionStatus';

const getColor = (label: string) => screen.getByText(label).dataset.color;

describe('the status and priority of a message', () => {
  it.each([
    ['new', 'New', 'processing'],
    ['in_progress', 'In Progress', 'warning'],
    ['responded', 'Responded', 'success'],
    ['closed', 'Closed', 'default'],
  ] as const)('ACON-1 have a color for %s', (status, label, color) => {
    render(<SubmissionStatus status={status} />);
    expect(getColor(label)).toBe(color);
  });

  it.each([
    ['high', 'High', 'error'],
    ['medium', 'Medium', 'warning'],
    ['low', 'Low', 'success'],
    [undefined, 'Medium', 'warning'],
  ] as const)('ACON-1 have a color for the priority %s', (priority, label, color) => {
    render(<SubmissionPriority submission={{ ...aSubmission(), priority: priority as never }} />);
    expect(getColor(label)).toBe(color);
  });
});

interface SampleActivity {
  id: string;
  text: string;
  detail: string;
  when: string;
}

/** Shown if the server does not answer. */
export const SAMPLE_ACTIVITY: readonly SampleActivity[] = [
  {
    id: 'sample-1',
    text: 'New project added',
    detail: 'A commerce platform joined the portfolio',
    when: '2 hours ago',
  },
  { id: 'sample-2', text: 'Blog post published', detail: 'Notes on design systems', when: '4 hours ago' },
  {
    id: 'sample-3',
    text: 'New contact submission',
    detail: 'An enquiry about mobile development',
    when: '6 hours ago',
  },
  { id: 'sample-4', text: 'Team member updated', detail: 'A profile has a new photo', when: '1 day ago' },
];

const POSTS = 100;
const PARAGRAPHS = 17;
const PARAGRAPH =
  '<p>Nobody reads a timetable for pleasure. You look for one departure, in the wind, with a child on your arm.</p>';

export interface SamplePost {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
}

/** What every product is filled with. */
export const SAMPLE_POSTS: readonly SamplePost[] = Array.from({ length: POSTS }, (_none, index) => ({
  title: `Post number ${index + 1} of the comparison`,
  slug: `post-number-${index + 1}`,
  excerpt: 'How we planned a ferry timetable for people who stand in the wind.',
  content: PARAGRAPH.repeat(PARAGRAPHS),
}));

export const PAGE_SIZE = 9;

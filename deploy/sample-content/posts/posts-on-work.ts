import { sampleAuthors } from './sample-authors.ts';
import type { PostHead } from './sample-post.ts';

const { jonas, lena, marta, noor, priya, tom } = sampleAuthors;

/** Posts about design, clients, and the studio. */
export const postsOnWork: readonly PostHead[] = [
  {
    title: 'Bring us your broken website',
    slug: 'bring-us-your-broken-website',
    excerpt:
      'One evening a month, we stay open for people who don’t have a project for us, just something that’s broken. Six slots, thirty minutes each, and soup.',
    category: 'news',
    tags: ['Best Practices', 'Performance'],
    status: 'scheduled',
    daysAgo: -9,
    hour: 13,
    seoTitle: 'Open bench: bring us your broken website',
    seoDescription:
      'One evening a month we look at whatever you bring: slow shops, lost mail, layouts that fall apart. Thirty minutes, free of charge, with soup.',
    author: tom,
  },
  {
    title: 'What an invoice should say',
    slug: 'what-an-invoice-should-say',
    excerpt:
      'Ours used to say “Development services, October,” and took forty-one days to get paid. Four lines of plain English cut that to seventeen.',
    category: 'business',
    tags: ['Best Practices'],
    status: 'published',
    daysAgo: 9,
    hour: 13,
    seoTitle: 'What an invoice should say',
    seoDescription:
      'Why invoices lie on desks, and the four lines that we put on top of ours: what you can do now, who asked, how it compares, and what comes next.',
    author: tom,
  },
  {
    title: 'Four screens to the island',
    slug: 'four-screens-to-the-island',
    excerpt:
      'It took eleven screens to buy a ferry ticket, and the phone rang all day. We stood on the dock for two days, then took things away until you could see the boat.',
    category: 'case-study',
    tags: ['UI/UX', 'Design', 'Performance'],
    status: 'published',
    featured: true,
    daysAgo: 15,
    hour: 14,
    seoTitle: 'Four screens to the island: a ferry booking rebuilt',
    seoDescription:
      'Case study: how the Skerry Line went from eleven screens to four, and from 160 phone bookings a day to 45, with a spreadsheet kept on purpose.',
    author: marta,
  },
  {
    title: 'The empty state comes first',
    slug: 'the-empty-state-comes-first',
    excerpt:
      'We draw every product full, and everyone meets it empty. There are four kinds of nothing, and each one deserves a sentence and a button. No mascots.',
    category: 'design',
    tags: ['UI/UX', 'Design', 'Best Practices'],
    status: 'published',
    daysAgo: 41,
    hour: 14,
    seoTitle: 'The empty state comes first',
    seoDescription:
      'Not yet, not anymore, not like this, not now: how we design the screen that everyone sees first, with a table that’s filled in before any pixels.',
    author: noor,
  },
  {
    title: 'One color is enough',
    slug: 'one-colour-is-enough',
    excerpt:
      'A client sent us a brand book with twenty-six colors. Here’s the case for a paper, an ink and one color with an opinion. We show the math.',
    category: 'design',
    tags: ['Design', 'UI/UX', 'Best Practices'],
    status: 'published',
    daysAgo: 54,
    hour: 12,
    seoTitle: 'One color is enough',
    seoDescription:
      'How we design interfaces with one accent color: black and white first, contrast ratios next to the names, and a dark theme painted separately.',
    author: marta,
  },
  {
    title: 'An afternoon with Ruth',
    slug: 'an-afternoon-with-ruth',
    excerpt:
      'Our accessibility checker was green on the day Ruth, who’s blind, couldn’t buy a ticket. Here’s what she’s found at our long table that no tool could.',
    category: 'technology',
    tags: ['UI/UX', 'Testing', 'Best Practices'],
    status: 'published',
    featured: true,
    daysAgo: 63,
    hour: 13,
    seoTitle: 'An afternoon with Ruth: accessibility beyond the tool',
    seoDescription:
      'What a screen reader user finds that automated checks can’t: names that say nothing, changes that nobody announces, and tasks that take too long.',
    author: marta,
  },
  {
    title: 'Seeds by the gram',
    slug: 'seeds-by-the-gram',
    excerpt:
      'A seed company with four hundred drawers sold seeds by the piece online. We turned the store into subtraction, and cut an 850-foot walk to 230.',
    category: 'case-study',
    tags: ['UI/UX', 'Database', 'Design'],
    status: 'published',
    featured: true,
    daysAgo: 86,
    hour: 12,
    seoTitle: 'Seeds by the gram: a shop without pieces',
    seoDescription:
      'Case study: how Halden & Daughters sell seeds by weight online, pack nineteen orders an hour, and no longer answer “is it too late?” forty times a day.',
    author: priya,
  },
  {
    title: 'Two new desks by the window',
    slug: 'two-new-desks-by-the-window',
    excerpt:
      'After three years at the same size, we’ve grown by two. There’s daylight as far as the second shelf, and the plotter has gone to a better place.',
    category: 'news',
    tags: ['Design', 'Best Practices'],
    status: 'published',
    daysAgo: 133,
    hour: 12,
    seoTitle: 'Two new desks by the window',
    seoDescription:
      'Noor Haddad and Callum Reid have joined the studio. Why we grew by two, what stays as it is, and what we did with the plotter.',
    author: lena,
  },
  {
    title: 'Nine checks before a launch',
    slug: 'nine-checks-before-a-launch',
    excerpt:
      'One person, one afternoon, nine checks. Each one is on the list because of a particular morning, and none of them is “test everything.”',
    category: 'tips',
    tags: ['Best Practices', 'Testing', 'Security', 'Performance'],
    status: 'published',
    daysAgo: 146,
    hour: 13,
    seoTitle: 'Nine checks before a website launch',
    seoDescription:
      'A launch checklist that fits into one afternoon: calendar, domain, redirects, forms, keyboard, bad phones, backups, error pages and the way back.',
    author: marta,
  },
  {
    title: 'Words are the cheapest prototype',
    slug: 'words-are-the-cheapest-prototype',
    excerpt:
      'Two departments meant different things by “customer,” and it took six weeks of design to notice. Here are seven ways to find out with a pencil.',
    category: 'tips',
    tags: ['UI/UX', 'Best Practices', 'Design'],
    status: 'published',
    daysAgo: 158,
    hour: 13,
    seoTitle: 'Words are the cheapest prototype: seven tips',
    seoDescription:
      'Write the conversation, collect the nouns, put text into a file of its own: seven ways of finding design problems before anything has been drawn.',
    author: lena,
  },
  {
    title: 'In praise of the second-newest tool',
    slug: 'in-praise-of-the-second-newest-tool',
    excerpt:
      'A new tool may be better, but it doesn’t have a past. Here are the five questions we ask before anything goes into a project that’ll outlive our contract.',
    category: 'technology',
    tags: ['Best Practices', 'Database', 'Cloud'],
    status: 'published',
    daysAgo: 172,
    hour: 12,
    seoTitle: 'In praise of the second-newest tool',
    seoDescription:
      'How we choose technology for software that has to last: five questions, a small budget for excitement, and a page about what we believed.',
    author: jonas,
  },
  {
    title: 'Our year in numbers',
    slug: 'our-year-in-numbers',
    excerpt:
      'Everyone publishes a year in numbers, and the numbers go up. Here are the ones we look at ourselves. Some of them are good.',
    category: 'business',
    tags: ['Best Practices'],
    status: 'archived',
    daysAgo: 341,
    hour: 13,
    seoTitle: 'Our year in numbers, some of them good',
    seoDescription:
      'Work that landed within its range, nights on which the phone rang, three things that went wrong, and the loaves that we didn’t count.',
    author: tom,
  },
];

import type { SampleService } from './sample-service.ts';

/** Design, rescue, operation, and advice. */
export const servicesOfCare: readonly SampleService[] = [
  {
    name: 'Software Rescue and Care',
    slug: 'software-rescue-and-care',
    category: 'custom_software',
    short_description:
      'For software whose developer now keeps bees. We find out what it does, make it safe to change, and look after it a few days a month.',
    description: `You have a system that mostly works. The person who built it has moved on, nobody dares to update it, and the last change took a month. People tell you it has to be rewritten. In our experience, that’s true one time in five.

First, we make it boring. It builds on a new computer, its backups have been restored, you know all the passwords, and tests cover what would hurt the most. That takes two to four weeks and is worth having whatever you decide next. Then we fix what wakes people up, and after that we change one thing at a time.

Care is a fixed number of days a month, for as long as you like. It includes updates, a restore drill every quarter and a person who picks up the phone.`,
    features: [
      'A written account of what you own, where it runs and who holds the keys',
      'A build and a deployment anyone can repeat',
      'Backups we’ve restored, with the time it took',
      'Tests around what can’t break, then updates of what’s out of date',
      'Two to six days of care each month, with a human on the phone',
    ],
    technologies: ['PHP', 'Laravel', 'Java', 'Python', 'Django', 'JavaScript', 'Node.js', 'MySQL', 'PostgreSQL'],
    estimated_timeline: '2 to 4 weeks, then a few days a month',
    price_hint: 'From $12,000, then from $3,200 a month',
    process_steps: [
      {
        title: 'An inventory',
        description: 'We list code, servers, domains, certificates and keys, and whose brother-in-law has them.',
      },
      { title: 'Make it boring', description: 'You get a clean build, a tested backup and a way back.' },
      { title: 'Worst first', description: 'We fix whatever woke someone up in the past year.' },
      {
        title: 'Keep or replace',
        description: 'You get an honest page on what’s worth keeping, with a price range and our reasons.',
      },
      { title: 'Care', description: 'We make small changes every month, before they turn into big ones.' },
    ],
    seo_title: 'Software rescue and maintenance',
    seo_description:
      'We take over software its developer left behind: inventory, repeatable builds, tested backups, then calm maintenance a few days a month.',
    seo_keywords: ['custom software', 'software engineering', 'cloud solutions'],
  },
  {
    name: 'UI/UX Design',
    slug: 'ui-ux-design',
    category: 'ui_ux_design',
    short_description:
      'Interfaces we figure out by watching, write before we draw, and test on a tired person with one free hand.',
    description: `We design by taking things away. Before we draw anything, we watch people work and write down their questions in their own words. Most screens get simpler that week, because much of what’s on them was put there for someone who doesn’t exist.

Next come words, the cheapest prototype there is: the conversation between a person and the screen, the messages, the empty states, the errors. Once those read well, we draw, in black and white first. Color comes last, in small amounts, with its contrast measured.

You get a design your engineers can build from: tokens, components with all their states, and the reasons behind them. If your engineers are ours too, great. If not, we’re used to working with other teams.`,
    features: [
      'Two days of observation, with a one-page summary',
      'All the copy, including errors and empty states, before any pixels',
      'Prototypes on real devices, tested with five people at a time',
      'A design system with tokens, states and measured contrast, light and dark',
      'Accessibility reviewed by people who depend on it',
      'Pairing with your developers until the first three pages are live',
    ],
    technologies: ['Figma', 'TypeScript', 'React'],
    estimated_timeline: '4 to 10 weeks',
    price_hint: 'From $24,000',
    process_steps: [
      { title: 'Watch', description: 'We go where the work is done and count questions.' },
      { title: 'Write', description: 'We write the conversation, the nouns, and what to say when things go wrong.' },
      { title: 'Draw', description: 'Nothing, one, and too many; only then the ordinary case.' },
      { title: 'Try', description: 'Five people, one task, no explanations. Repeat until nobody sighs.' },
      { title: 'Build along', description: 'We sit with the developers until the first pages are live.' },
    ],
    seo_title: 'UI/UX design by taking away',
    seo_description:
      'Interface design that starts with watching and writing: tested prototypes, complete states, measured contrast, and a system developers like.',
    seo_keywords: ['UI/UX design', 'user experience', 'responsive design'],
  },
  {
    name: 'Consulting',
    slug: 'consulting',
    category: 'enterprise_solutions',
    short_description:
      'A second pair of eyes before you sign, build, buy or move. An answer in writing, in a language that a board can read.',
    description: `Some questions need an afternoon, some need three weeks, and hardly any need a program. Is this offer reasonable? Can the old system be kept? Which of our seven logins could go? We look, we ask the people who work with it, and we write down what we’d do if it were ours.

You get a short document: what we saw, what we recommend, what it’ll cost, what we’re unsure of, and what would make us change our mind. It names alternatives that aren’t us. About a third of our consulting ends with advice to do nothing, and we consider that money well spent.

For larger organizations we accompany decisions over a longer time: architecture, procurement, the choice of a supplier, the plan for leaving one.`,
    features: [
      'Reviews of offers, contracts and architecture, with a recommendation',
      'Consolidation of tools, logins and data that nobody dares to touch',
      'Security and accessibility reviews, worst findings first',
      'Support in tenders, on your side of the table',
      'Workshops in which two departments agree on one word',
    ],
    technologies: ['AWS', 'Kubernetes', 'PostgreSQL', 'Java', '.NET', 'Node.js'],
    estimated_timeline: 'From one afternoon to three months',
    price_hint: 'From $1,800 for an afternoon',
    process_steps: [
      { title: 'The question', description: 'We write it down with you until it has one question mark.' },
      {
        title: 'Look',
        description: 'We look at code, contracts and invoices, and talk to the people who live with them.',
      },
      { title: 'Say', description: 'You get four to ten pages, and an hour to argue with us.' },
      { title: 'Look again', description: 'Three months later, we ask how it went. That’s included.' },
    ],
    seo_title: 'Technology consulting with a written answer',
    seo_description:
      'Independent advice before you sign, build, buy or move: reviews, consolidation and tenders, with an answer on a few pages that a board can read.',
    seo_keywords: ['digital transformation', 'digital agency', 'software engineering'],
  },
  {
    name: 'Cloud and DevOps',
    slug: 'cloud-and-devops',
    category: 'enterprise_solutions',
    short_description:
      'Servers, releases and alerts that let people sleep: repeatable, monitored, restored once a quarter, and no bigger than they need to be.',
    description: `Good operations are quiet. A release takes minutes and nobody needs to know. A server disappears and another takes its place. The phone rings nine times a year, and each time there’s something a person can do about it.

We build platforms for companies with more than one team and a lot of history: what runs where, how it gets there, who can touch it, and how it comes back. That can be your cloud, ours, or the servers in your basement. We like few moving parts. Much of our work is switching things off.

Your team runs it with us from the first week. By the end, they run it without us, and the page that explains how sits next to the code.`,
    features: [
      'Infrastructure as code, from an empty account to a running system',
      'Canary releases and one-step rollbacks',
      'Restore drills with a stopwatch, twice a year at least',
      'Monitoring cut down to alerts worth answering',
      'Costs by team and system, and a list of what can go',
    ],
    technologies: ['AWS', 'Kubernetes', 'Docker', 'Go', 'Node.js', 'PostgreSQL', 'MongoDB'],
    estimated_timeline: '6 to 14 weeks',
    price_hint: 'From $32,000',
    process_steps: [
      { title: 'What runs where', description: 'We draw an accurate map, often the first in years.' },
      { title: 'The way back', description: 'We sort out backups, rollback and access before we improve anything.' },
      { title: 'One system', description: 'The least popular system moves first, and the team learns on it.' },
      { title: 'The others', description: 'Then come the rest, in order of what they cost you in money and sleep.' },
      { title: 'Nights off', description: 'Your team is on call. We’re backup for three months.' },
    ],
    seo_title: 'Cloud and DevOps for quiet nights',
    seo_description:
      'Repeatable infrastructure, small releases, tested restores and few alerts: cloud operations your own team can take over.',
    seo_keywords: ['cloud solutions', 'software engineering', 'digital transformation'],
  },
];

import type { SampleService } from './sample-service.ts';

/** What the studio designs, rescues, runs and advises on. */
export const servicesOfCare: readonly SampleService[] = [
  {
    name: 'Software Rescue and Care',
    slug: 'software-rescue-and-care',
    category: 'custom_software',
    short_description:
      'For software whose maker has become a beekeeper. We find out what it does, make it safe to change, and look after it, a few days a month.',
    description: `You have a system that works, mostly. The person who built it has moved on, nobody dares to update it, and the last change took a month. You have been told that it has to be written again. In our experience that is true in one case out of five.

We begin by making it boring: it builds on a new machine, its backups have been restored, its passwords are known, and the things that would hurt most are covered by tests. That takes two to four weeks and is worth having whatever you decide next. Then we mend what wakes people up, and after that we change one thing at a time.

Care is a fixed number of days each month, for as long as you like. They include updates, a restore drill each quarter and a person who picks up the telephone.`,
    features: [
      'A written account of what you own, where it runs and who holds the keys',
      'A build and a deployment that anybody can repeat',
      'Restored backups, with the minutes written down',
      'Tests around what must not break, then updates of what is out of date',
      'Two to six days of care each month, with a human being on the telephone',
    ],
    technologies: ['PHP', 'Laravel', 'Java', 'Python', 'Django', 'JavaScript', 'Node.js', 'MySQL', 'PostgreSQL'],
    estimated_timeline: '2 to 4 weeks, then a few days a month',
    process_steps: [
      {
        title: 'An inventory',
        description: 'Code, servers, domains, certificates, keys, and whose brother-in-law has them.',
      },
      { title: 'Make it boring', description: 'A build, a backup that has been restored, a way back.' },
      { title: 'Worst first', description: 'Whatever has woken somebody in the past year.' },
      {
        title: 'Keep or replace',
        description: 'An honest page on what is worth keeping, with two numbers and a reason.',
      },
      { title: 'Care', description: 'Small changes, every month, before they become large ones.' },
    ],
    seo_title: 'Software rescue and maintenance',
    seo_description:
      'We take over software that its maker has left: inventory, repeatable builds, restored backups, tests, then calm maintenance for a few days a month.',
    seo_keywords: ['custom software', 'software engineering', 'cloud solutions'],
  },
  {
    name: 'UI/UX Design',
    slug: 'ui-ux-design',
    category: 'ui_ux_design',
    short_description:
      'Interfaces that are found out by watching, written before they are drawn, and tested on a tired person with one free hand.',
    description: `We design by taking away. Before we draw anything we watch people work, and we write down what they ask, in their words. Most screens get simpler in that week, as a good part of what is on them was put there for a person who does not exist.

Then come words, since they are the cheapest prototype: the conversation between a person and the screen, the messages, the empty states, the failures. Only when these read well do we draw, in black and white first. Colour comes last, in small amounts, with its contrast measured.

You get a design that your engineers can build from: tokens, components with all of their states, and the reasons behind them. If your engineers are ours as well, so much the better, but we are used to working beside other people's teams.`,
    features: [
      'Two days of watching, with a summary that fits on one page',
      'All texts, including errors and empty states, before any pixels',
      'Prototypes on real devices, tried by five people at a time',
      'A design system with tokens, states and measured contrast, light and dark',
      'Accessibility reviewed by people who depend on it',
      'Pairing with your developers until the first three pages are live',
    ],
    technologies: ['Figma', 'TypeScript', 'React'],
    estimated_timeline: '4 to 10 weeks',
    process_steps: [
      { title: 'Watch', description: 'Where the work is done. We count questions.' },
      { title: 'Write', description: 'The conversation, the nouns, and what is said when things go wrong.' },
      { title: 'Draw', description: 'Nothing, one, and too many; only then the ordinary case.' },
      { title: 'Try', description: 'Five people, one task, no explanations. Repeat until nobody sighs.' },
      { title: 'Build along', description: 'We sit with the developers until the first pages are live.' },
    ],
    seo_title: 'UI/UX design by taking away',
    seo_description:
      'Interface design that starts with watching and writing: tested prototypes, complete states, measured contrast, and a system that developers like.',
    seo_keywords: ['UI/UX design', 'user experience', 'responsive design'],
  },
  {
    name: 'Consulting',
    slug: 'consulting',
    category: 'enterprise_solutions',
    short_description:
      'A second pair of eyes before you sign, build, buy or move. An answer in writing, in a language that a board can read.',
    description: `Some questions need an afternoon, some need three weeks, and hardly any need a programme. Is this offer reasonable? Can the old system be kept? Which of our seven logins could go? We look, we ask the people who work with it, and we write down what we would do if it were ours.

You get a short document: what we saw, what we recommend, what it will cost, what we are unsure of, and what would make us change our mind. It names alternatives that are not us. About a third of our consulting ends with advice to do nothing, and we consider that money well spent.

For larger organisations we accompany decisions over a longer time: architecture, procurement, the choice of a supplier, the plan for leaving one.`,
    features: [
      'Reviews of offers, contracts and architecture, with a recommendation',
      'Consolidation of tools, logins and data that nobody dares to touch',
      'Security and accessibility reviews, worst findings first',
      'Support in tenders, on your side of the table',
      'Workshops in which two departments agree on one word',
    ],
    technologies: ['AWS', 'Kubernetes', 'PostgreSQL', 'Java', '.NET', 'Node.js'],
    estimated_timeline: 'From one afternoon to three months',
    process_steps: [
      { title: 'The question', description: 'We write it down with you until it has one question mark.' },
      { title: 'Look', description: 'At code, contracts, invoices and the people who live with them.' },
      { title: 'Say', description: 'Four to ten pages, and an hour in which you may contradict us.' },
      { title: 'Look again', description: 'After three months we ask what has come of it. This is included.' },
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
      'Servers, releases and alarms that let people sleep: repeatable, watched, restored once a quarter, and no larger than they need to be.',
    description: `Good operations are quiet. A release takes minutes and nobody has to be told. A machine disappears and another takes its place. The telephone rings nine times a year, and each time there is something that a person can do.

We build such platforms for organisations with more than one team and more than one past: what runs where, how it gets there, who may touch it, and how it comes back. In your cloud, in ours, on machines in your basement, or in some mixture that history has left behind. We prefer few parts. A good deal of our work consists in switching things off.

Your own people run it with us from the first week on. In the end they run it without us, and the page that says how is next to the code.`,
    features: [
      'Infrastructure as code, from an empty account to a running system',
      'Releases with a canary, and a rollback in one movement',
      'Restore drills with a stopwatch, twice a year at least',
      'Monitoring reduced to alarms that may be answered',
      'Costs by team and by system, and a list of what can go',
    ],
    technologies: ['AWS', 'Kubernetes', 'Docker', 'Go', 'Node.js', 'PostgreSQL', 'MongoDB'],
    estimated_timeline: '6 to 14 weeks',
    process_steps: [
      { title: 'What runs where', description: 'A map that is true, often for the first time in years.' },
      { title: 'The way back', description: 'Backups, rollback and access, before anything is improved.' },
      { title: 'One system', description: 'The least beloved one moves first, and the team learns on it.' },
      { title: 'The others', description: 'In the order of what they cost in money and sleep.' },
      { title: 'Nights off', description: 'Your people are on duty, we are second in line for three months.' },
    ],
    seo_title: 'Cloud and DevOps for quiet nights',
    seo_description:
      'Repeatable infrastructure, small releases with a way back, rehearsed restores and few alarms: cloud operations that your own team can take over.',
    seo_keywords: ['cloud solutions', 'software engineering', 'digital transformation'],
  },
];

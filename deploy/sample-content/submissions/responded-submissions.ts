import type { SampleSubmission } from './sample-submission.ts';

type AnsweredSubmission = Omit<SampleSubmission, 'status'>;

const messages: readonly AnsweredSubmission[] = [
  {
    name: 'Charlotte Beaumont',
    email: 'charlotte@maisonvert.example',
    phone: '+33199005512',
    company: 'Maison Vert',
    subject: 'Inquiry about UI/UX Design',
    message:
      'We are rebranding a chain of plant shops and would like a design system that our two in-house developers can maintain. The brand agency delivered a PDF of 140 pages. It contains twenty-two greens.',
    service_interest: 'ui_ux_design',
    budget_range: '25k_to_50k',
    timeline: '3_to_6_months',
    priority: 'medium',
    daysAgo: 22,
    hour: 9,
    responses: [
      {
        response:
          'Dear Charlotte, twenty-two greens is a good problem; we have seen twenty-six colors and everyone survived. We would begin with a week in which we build three real pages with your two developers and count which greens are used. Would a call on Thursday at 15:00 your time suit you? Best, Marta',
        notes: 'Good fit. Two in-house developers, so plan for pairing. Send the color article with the invitation.',
      },
    ],
  },
  {
    name: 'Tomás Quintero',
    email: 'tquintero@rutaverde.example',
    phone: '+573015550194',
    company: 'Ruta Verde',
    subject: 'Mobile App Development',
    message:
      'Bike sharing in Medellín, 1,200 bikes. We need the app to unlock in under two seconds on old phones. At the moment it takes nine and people kick the bikes. We have an API and a test fleet of ten.',
    service_interest: 'mobile_development',
    budget_range: '50k_to_100k',
    timeline: '3_to_6_months',
    priority: 'high',
    daysAgo: 26,
    hour: 14,
    responses: [
      {
        response:
          'Hola Tomás, nine seconds is usually three requests that wait for each other, and that can be measured in an afternoon. If you can give us access to the API and one bike, we will send you a trace with times and an honest range for the work within ten days. No charge for the trace. Ines',
        notes:
          'Asked for a test bike. Jonas thinks the lock talks to the server twice. Quote after the trace, not before.',
      },
      {
        response:
          'The bike has arrived, thank you. It is now in the hallway and admired by all. First trace: 6.1 of the 9 seconds are spent looking for a position before anything is sent. We will have the full report for you on Monday. Ines',
        notes: 'Report is due Monday. Bike has to go back by courier, address in the shared folder.',
      },
    ],
  },
  {
    name: 'Birgitta Lund',
    email: 'birgitta.lund@kommunarkivet.example',
    phone: '+4684650042',
    company: 'Kommunarkivet',
    subject: 'Question about your outbox article',
    message:
      'Our archive system drops about one notification in five thousand and our supplier says this is normal. Your article suggests that it is not. Could you confirm this in a form that I can forward?',
    service_interest: 'consultation',
    priority: 'low',
    daysAgo: 28,
    hour: 12,
    responses: [
      {
        response:
          'Dear Birgitta, it is common, and it is not normal. A system that records the notification in the same transaction as the change will not lose it. You may forward this together with the article. If your supplier would like to talk it through, I am glad to give them half an hour. Jonas Weidel',
        notes: 'No project yet. Offered a free half hour; the supplier may well call.',
      },
    ],
  },
  {
    name: 'Priya Nair',
    email: 'priya@lantern-learning.example',
    phone: '+61255501467',
    company: 'Lantern Learning',
    subject: 'Custom Software Development',
    message:
      'We need a timetable tool for tutoring centers: rooms, tutors, children, and the rule that siblings must finish at the same time. Three vendors told us that it cannot be done. A parent does it by hand every Sunday with colored paper.',
    service_interest: 'custom_software',
    budget_range: '25k_to_50k',
    timeline: '3_to_6_months',
    priority: 'medium',
    daysAgo: 36,
    hour: 3,
    responses: [
      {
        response:
          'Hello Priya, if a parent can do it with colored paper then it can be done, and we would very much like to meet the parent. Could we watch one Sunday over video? After that we will know whether software should replace the paper or only check it. Kind regards, Tom',
        notes:
          'Watch the Sunday session first. Time zone: early morning for us. The sibling rule is the interesting bit.',
      },
    ],
  },
  {
    name: "Jean-Baptiste N'Diaye",
    email: 'jb.ndiaye@dakar-fret.example',
    phone: '+221335550116',
    company: 'Dakar Fret',
    subject: 'Quote form',
    message:
      'Bonjour, I saw your article about the freight company and its nineteen fields. Ours has twenty-seven. How much would it cost to have it looked at by someone who is not afraid?',
    service_interest: 'web_development',
    budget_range: '5k_to_10k',
    timeline: '1_to_3_months',
    priority: 'medium',
    daysAgo: 3,
    hour: 11,
    responses: [
      {
        response:
          'Bonjour Jean-Baptiste, twenty-seven is a new record for us. Print the form, give it to those who answer the quotes, and ask them to strike out what they never read. Send us a photograph of the result; we will tell you what the rest would cost, and it will be less than you fear. Ines',
        notes: 'Small job, two weeks at most. Wait for the photograph.',
      },
    ],
  },
  {
    name: 'Ελένη Παπαδάκη',
    email: 'eleni@papadaki-hotels.example',
    phone: '+302155500183',
    company: 'Papadaki Hotels',
    subject: 'Inquiry about Consulting',
    message:
      'Three small hotels on Crete, one booking engine that takes 18 percent, and a channel manager that takes the rest. We want to understand our choices before we sign for another three years. The contract ends in eleven weeks.',
    service_interest: 'consultation',
    timeline: 'within_1_month',
    priority: 'high',
    daysAgo: 41,
    hour: 8,
    responses: [
      {
        response:
          'Dear Eleni, eleven weeks is enough to choose and too little to build, so let us use it for choosing. We propose three days: one to read the contracts, one to talk to your reception, one to write down three options with costs over three years. The price is attached. Best wishes, Tom',
        notes: 'Fixed price for three days. If they stay with the engine, we say so. Deadline is real.',
      },
    ],
  },
  {
    name: 'Samir El-Khoury',
    email: 'samir@cedarworks.example',
    phone: '+9611555017',
    company: 'Cedarworks',
    subject: 'Maintenance of an existing site',
    message:
      'Do you also look after sites that you did not build? Ours is three years old, healthy I believe, and its maker has become a beekeeper. Perhaps two days a month.',
    service_interest: 'web_development',
    budget_range: '10k_to_25k',
    timeline: 'flexible',
    priority: 'low',
    daysAgo: 49,
    hour: 10,
    responses: [
      {
        response:
          'Dear Samir, we do, after a day of getting to know it. On that day we read the code, restore the backup once and write down what we find; then both sides can decide. Please give our regards to the beekeeper and ask him where the deploy key is. Jonas',
        notes: 'One paid day first. Ask for repository access and the hosting contract.',
      },
    ],
  },
  {
    name: 'Olivia Thornbury-Kent',
    email: 'o.thornbury@greysquare.example',
    phone: '+442079460155',
    company: 'Greysquare Partners',
    subject: 'Inquiry about Enterprise Solutions',
    message:
      'We are assessing vendors for a client portal across four jurisdictions, with single sign-on and audit trails. Kindly complete the attached questionnaire (212 questions) by Friday.',
    service_interest: 'enterprise_solutions',
    budget_range: 'over_100k',
    timeline: '6_to_12_months',
    priority: 'medium',
    daysAgo: 58,
    hour: 16,
    responses: [
      {
        response:
          'Dear Ms. Thornbury-Kent, thank you for considering us. We have answered the forty questions that concern the product and its security in full, and marked those that do not apply to a studio of our size. We would be glad to walk your team through a portal with the same requirements. Tom Achterberg',
        notes: 'We do not do 212 questions. Forty took a day. If they insist, we decline politely.',
      },
    ],
  },
];

export const respondedSubmissions: readonly SampleSubmission[] = messages.map((message) => ({
  ...message,
  status: 'responded',
}));

import type { SampleSubmission } from './sample-submission.ts';

type ClosedSubmission = Omit<SampleSubmission, 'status'>;

const messages: readonly ClosedSubmission[] = [
  {
    name: 'Brandon T. Keller',
    email: 'brandon@rank-rocket.example',
    subject: 'Quick question about your rankings',
    message:
      'Hi there, I was browsing your website and noticed you could be getting 10x more traffic. Do you have 15 minutes this week to hop on a call about guest posts and backlinks?',
    service_interest: 'other',
    priority: 'low',
    daysAgo: 31,
    hour: 22,
    responses: [
      {
        response:
          'Hello Brandon, thank you for the offer. We write our own posts and would like to keep the traffic that comes with them. All the best.',
        notes: 'Third of these this month. Closed.',
      },
    ],
  },
  {
    name: 'Ingrid Sørensen',
    email: 'ingrid@fjelltind.example',
    phone: '+4722555017',
    company: 'Fjelltind Friluft',
    subject: 'Web Development',
    message:
      'We rent out skis and tents and would like to show what is free on which day. Right now customers call, we look at a calendar on the wall, and sometimes the calendar is wrong because Pål wrote on the wrong week.',
    service_interest: 'web_development',
    budget_range: '10k_to_25k',
    timeline: '1_to_3_months',
    priority: 'medium',
    daysAgo: 67,
    hour: 9,
    responses: [
      {
        response:
          'Dear Ingrid, thank you for the call. As agreed: one calendar that both Pål and the site read, availability by day, and bookings held for two hours. Eight weeks, starting on the first of next month. The contract is on its way. Tom',
        notes: 'Won. Project starts on the first. Ines leads, Jonas for the calendar.',
      },
    ],
  },
  {
    name: 'Nguyễn Thị Lan Anh',
    email: 'lananh@hoasen-studio.example',
    phone: '+842455501274',
    company: 'Hoa Sen Studio',
    subject: 'Collaboration on mobile work',
    message:
      'We are a team of five in Hanoi and have built six apps for clinics and pharmacies. When your team is full, we could help with mobile development. I can send code that you may read aloud.',
    service_interest: 'mobile_development',
    timeline: 'flexible',
    priority: 'medium',
    daysAgo: 84,
    hour: 4,
    responses: [
      {
        response:
          'Dear Lan Anh, please do send it; Wednesday at four is reading hour and you are invited to listen in. We are not full at the moment, but we were last winter and will be again. Ines',
        notes: 'Keep in touch. Invite to a Wednesday.',
      },
      {
        response:
          'Dear Lan Anh, thank you for the reading. It was the first time that nobody drew a sharp breath. We have you on our list for the next mobile project, and will write when it has a date. Ines',
        notes: 'Very good code. First choice when we need help with mobile.',
      },
    ],
  },
  {
    name: 'Gareth Pugh-Williams',
    email: 'gareth@valleylight.example',
    phone: '+442920180121',
    company: 'Valley Light Rail',
    subject: 'Timetable board',
    message:
      'Heritage railway, one engine, eleven stations, ninety volunteers. We would like the departure board on our website to show the truth. The truth is kept in a signal box, on paper, by a man called Emrys.',
    service_interest: 'custom_software',
    budget_range: '5k_to_10k',
    timeline: '1_to_3_months',
    priority: 'low',
    daysAgo: 103,
    hour: 13,
    responses: [
      {
        response:
          'Dear Gareth, we have thought about this with some pleasure. You do not need custom software. Give Emrys a phone with one large button for each station, and we will connect the buttons to the board in two days. The invoice for these two days is all there is. Tom',
        notes: 'Done in two days, live since. Emrys asked for a twelfth button that does nothing. Granted.',
      },
    ],
  },
  {
    name: 'Stefan Krämer',
    email: 'kraemer@kraemer-praezision.example',
    phone: '+493023125147',
    company: 'Krämer Präzision GmbH',
    subject: 'Ersatzteilportal',
    message:
      'Guten Tag, wir suchen einen Partner für ein Ersatzteilportal mit Anbindung an unser ERP. Etwa 40.000 Teile, Zeichnungen als PDF, Preise je Kunde. Der Start muss noch in diesem Quartal erfolgen, die Geschäftsleitung hat es bereits angekündigt.',
    service_interest: 'enterprise_solutions',
    budget_range: 'over_100k',
    timeline: 'within_1_month',
    priority: 'high',
    daysAgo: 127,
    hour: 7,
    responses: [
      {
        response:
          'Sehr geehrter Herr Krämer, vielen Dank für Ihre Anfrage. In diesem Quartal können wir das nicht seriös leisten und möchten es Ihnen lieber heute sagen als im letzten Monat. Zwei Häuser, denen wir es zutrauen, nennen wir Ihnen gern am Telefon. Jonas Weidel',
        notes: 'Declined because of the date. Recommended two others. He was grateful and may come back for phase two.',
      },
    ],
  },
  {
    name: 'Mei-Ling Chow',
    email: 'meiling@harbourarts.example',
    phone: '+85235550168',
    company: 'Harbour Arts Fund',
    subject: 'UI/UX Design',
    message:
      'Our grant application takes artists three days to complete, and we read it in twenty minutes. Something is wrong with that ratio. Could you help us redesign the form before the next round opens?',
    service_interest: 'ui_ux_design',
    budget_range: '10k_to_25k',
    timeline: '1_to_3_months',
    priority: 'high',
    daysAgo: 152,
    hour: 5,
    responses: [
      {
        response:
          'Dear Mei-Ling, that is the best brief we have had this year. We suggest that we sit next to two of your readers while they read, and then to two artists while they write. The rest follows. We can begin the week after next. Marta',
        notes: 'Won and delivered. From 46 questions to 12. Ask whether we may write about it.',
      },
    ],
  },
];

export const closedSubmissions: readonly SampleSubmission[] = messages.map((message) => ({
  ...message,
  status: 'closed',
}));

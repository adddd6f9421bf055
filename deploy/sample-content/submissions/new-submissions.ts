import type { SampleSubmission } from './sample-submission.ts';

type NewSubmission = Omit<SampleSubmission, 'status' | 'responses'>;

const messages: readonly NewSubmission[] = [
  {
    name: 'Solveig Halvorsen',
    email: 'solveig@halvorsen-maritim.example',
    phone: '+4755509134',
    company: 'Halvorsen Maritim',
    subject: 'Inquiry about Web Development',
    message:
      'We run harbour tours out of Bergen and our booking page loses people at the payment step, about four in ten. I read your ferry article and recognized every paragraph. The season opens in fourteen weeks. Could someone look at it with us before we start over from nothing?',
    service_interest: 'web_development',
    budget_range: '25k_to_50k',
    timeline: '3_to_6_months',
    priority: 'high',
    daysAgo: 1,
    hour: 7,
  },
  {
    name: 'Kwabena Asante-Mensah',
    email: 'k.asante@savannahpay.example',
    phone: '+233302550147',
    company: 'Savannah Pay',
    subject: 'App for market traders, offline first',
    message:
      'Our traders record sales on entry-level Android phones, often with no data until evening. We have a web app that nobody can use after 10 am. We need a proper mobile app with sync. Team of two developers on our side, both willing to learn. When could you talk?',
    service_interest: 'mobile_development',
    budget_range: '50k_to_100k',
    timeline: '3_to_6_months',
    priority: 'high',
    daysAgo: 1,
    hour: 10,
  },
  {
    name: "Aoife O'Sullivan",
    email: 'aoife@thedeskbookshop.example',
    subject: 'Web Development',
    message:
      'Small bookshop, two of us and a cat. The online shop was set up by a customer who has since moved to Lisbon. It works but we cannot change the opening hours. Is that something you do, or is it too small for you?',
    service_interest: 'web_development',
    budget_range: 'under_5k',
    priority: 'low',
    daysAgo: 2,
    hour: 16,
  },
  {
    name: 'Rajesh Venkataraman',
    email: 'rajesh.v@tidewater-logistics.example',
    phone: '+14105550162',
    company: 'Tidewater Logistics',
    subject: 'Inquiry about Enterprise Solutions',
    message:
      'We have eleven internal tools, seven logins and one person who understands how they fit together. He retires in fourteen months. We would like to consolidate before then. Looking for a partner for discovery first, then possibly the build. NDA required before details.',
    service_interest: 'enterprise_solutions',
    budget_range: 'over_100k',
    timeline: '6_to_12_months',
    priority: 'high',
    daysAgo: 2,
    hour: 19,
  },
  {
    name: '田中 美咲',
    email: 'misaki.tanaka@kawabe-ceramics.example',
    phone: '+81355501983',
    company: 'Kawabe Ceramics',
    subject: 'English site for a pottery workshop',
    message:
      'Hello. We make tableware in Kyoto and want a quiet website in English and Japanese, with maybe thirty products. We do not need a shop yet, only good pictures and a way to ask. I like the typography on your site very much. Please tell me how you usually start.',
    service_interest: 'ui_ux_design',
    budget_range: '10k_to_25k',
    timeline: 'flexible',
    priority: 'medium',
    daysAgo: 3,
    hour: 2,
  },
  {
    name: 'Lucas Ferreira da Silva',
    email: 'lucas@pampa-agro.example',
    phone: '+5551955500178',
    company: 'Pampa Agro',
    subject: 'Custom Software Development',
    message:
      'We collect soil samples from about 900 farms and the results live in spreadsheets named final_v2_new. Looking for software that imports the lab files, shows history by field, and prints a report a farmer can read. Can share examples.',
    service_interest: 'custom_software',
    budget_range: '25k_to_50k',
    timeline: '3_to_6_months',
    priority: 'medium',
    daysAgo: 4,
    hour: 13,
  },
  {
    name: 'Wanjiru Kamau',
    email: 'wanjiru@nyota-schools.example',
    company: 'Nyota Schools Trust',
    subject: 'Consulting',
    message:
      'Could someone review a proposal we received for a parent portal? It is forty pages and I do not know what half of it is for. One or two hours of honest reading would help us a lot.',
    service_interest: 'consultation',
    timeline: 'within_1_month',
    priority: 'medium',
    daysAgo: 5,
    hour: 8,
  },
  {
    name: 'Émilie Lachance-Roy',
    email: 'emilie.lachance@theatredelaplace.example',
    phone: '+15145550119',
    company: 'Théâtre de la Place',
    subject: 'Billetterie et site web',
    message:
      'Bonjour ! Notre billetterie est chez un fournisseur et notre site chez un autre, et les deux ne se parlent pas. Nous aimerions un seul calendrier, juste et à jour. Travaillez-vous en français ? Sinon l’anglais nous convient aussi.',
    service_interest: 'web_development',
    budget_range: '10k_to_25k',
    timeline: '1_to_3_months',
    priority: 'medium',
    daysAgo: 6,
    hour: 15,
  },
  {
    name: 'Dan Whitcombe',
    email: 'dan.whitcombe@post.example',
    subject: 'Other',
    message:
      "Not a project. The code sample in your post about accents saved my afternoon, and my grandmother's village can now be found. Thank you. That is all.",
    service_interest: 'other',
    priority: 'low',
    daysAgo: 8,
    hour: 21,
  },
];

export const newSubmissions: readonly SampleSubmission[] = messages.map((message) => ({
  ...message,
  status: 'new',
  responses: [],
}));

import type { SampleSubmission } from './sample-submission.ts';

type OpenSubmission = Omit<SampleSubmission, 'status' | 'responses'>;

const messages: readonly OpenSubmission[] = [
  {
    name: 'Katarzyna Wiśniewska',
    email: 'k.wisniewska@muzeum-tkanin.example',
    phone: '+48425550137',
    company: 'Muzeum Tkanin',
    subject: 'Catalog search, phase two',
    message:
      'The search you helped us with is used a lot, mostly for the spoon. The board now wants the whole textile collection online: 18,000 objects, three languages, images with zoom. We have a grant until the end of next year and a very patient photographer.',
    service_interest: 'custom_software',
    budget_range: '50k_to_100k',
    timeline: '6_to_12_months',
    priority: 'high',
    daysAgo: 7,
    hour: 9,
  },
  {
    name: 'Marcus Bell',
    email: 'mbell@ironbridge-gyms.example',
    phone: '+442079460182',
    company: 'Ironbridge Gyms',
    subject: 'Inquiry about Mobile Development',
    message:
      'Eight gyms, 6,000 members, one app with a 2.1 rating. The main complaint is that the door code takes longer to load than the workout. We own the code. Can you take over an existing app or do you only start from scratch?',
    service_interest: 'mobile_development',
    budget_range: '25k_to_50k',
    timeline: '1_to_3_months',
    priority: 'high',
    daysAgo: 10,
    hour: 11,
  },
  {
    name: 'Annelies van den Broek',
    email: 'annelies@broekenzonen.example',
    phone: '+31205550171',
    company: 'Broek en Zonen',
    subject: 'UI/UX Design',
    message:
      'Our order portal for florists does everything and nobody can find anything in it. We do not want new features. We want somebody to take features away and defend that decision in a meeting with my brothers.',
    service_interest: 'ui_ux_design',
    budget_range: '10k_to_25k',
    timeline: '1_to_3_months',
    priority: 'medium',
    daysAgo: 12,
    hour: 8,
  },
  {
    name: 'Yusuf Demirtaş',
    email: 'yusuf@atlasdepo.example',
    phone: '+902125550128',
    company: 'Atlas Depo',
    subject: 'Warehouse screens',
    message:
      'We need large-screen dashboards for three warehouses: what has arrived, what is late, who is on shift. Data is in a PostgreSQL database that we can give you access to. The current screens are photographs of a whiteboard.',
    service_interest: 'enterprise_solutions',
    budget_range: '25k_to_50k',
    timeline: '3_to_6_months',
    priority: 'medium',
    daysAgo: 14,
    hour: 6,
  },
  {
    name: 'Grace Adeyemi-Clarke',
    email: 'grace@northfieldclinic.example',
    phone: '+12025550143',
    company: 'Northfield Clinic',
    subject: 'Accessibility review before an audit',
    message:
      'We have an accessibility audit in nine weeks and a patient site that I suspect will fail it.\n\nWhat I need:\n- a review with a list, worst first\n- help fixing the worst third\n- somebody who can explain it to our board in ten minutes\n\nAre you available this month?',
    service_interest: 'consultation',
    budget_range: '10k_to_25k',
    timeline: 'within_1_month',
    priority: 'high',
    daysAgo: 17,
    hour: 17,
  },
  {
    name: 'Matteo Bianchi',
    email: 'matteo@cantinabianchi.example',
    company: 'Cantina Bianchi',
    subject: 'Wine shop',
    message:
      'We sell wine from our own hills and want to sell it online in four countries. The taxes are different in each, I am told. Also the labels. Also my father does not believe in the internet. Please advise.',
    service_interest: 'web_development',
    budget_range: '10k_to_25k',
    priority: 'medium',
    daysAgo: 20,
    hour: 18,
  },
  {
    name: 'Hana Novotná',
    email: 'hana.novotna@sbor-zvon.example',
    subject: 'Choir website, small budget',
    message:
      'Our choir has a site from 2011 and sixty singers who all have opinions about it. We need a calendar, a page for new members and somewhere to put recordings. We can pay a little, and sing.',
    service_interest: 'other',
    budget_range: 'under_5k',
    timeline: 'flexible',
    priority: 'low',
    daysAgo: 24,
    hour: 19,
  },
];

export const inProgressSubmissions: readonly SampleSubmission[] = messages.map((message) => ({
  ...message,
  status: 'in_progress',
  responses: [],
}));

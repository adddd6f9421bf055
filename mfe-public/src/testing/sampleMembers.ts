import type { Member } from '@atelier/contracts/content/member';

/** A member for tests; a test sets only the relevant fields. */
export const sampleMember = (given: Partial<Member> = {}): Member => ({
  id: '65f0000000000000000000a1',
  slug: 'marta-oyelaran',
  name: 'Marta Oyelaran',
  position: 'Design Director',
  role: 'Design Director',
  department: 'Design',
  email: null,
  phone: null,
  bio: 'Marta trained as a typographer and set books before she set screens. She leads design, and asks what would happen if it were left out.',
  short_bio: 'Designs by taking away.',
  expertise_level: 'architect',
  years_experience: 19,
  skills: ['UI/UX Design', 'Figma', 'CSS', 'HTML'],
  hire_date: null,
  is_leadership: true,
  is_featured: true,
  featured: true,
  is_active: true,
  show_in_about: true,
  social_links: { linkedin: 'https://network.example/in/marta', email: 'marta@atelier.example' },
  profile_image: '/media/portraits/marta-oyelaran.webp',
  photo: '/media/portraits/marta-oyelaran.webp',
  version: 1,
  created_at: '2026-03-04T13:00:00.000Z',
  updated_at: '2026-03-04T13:00:00.000Z',
  ...given,
});

export const getTeam = (members: readonly Member[]) => ({
  success: true,
  data: members,
  members,
  total: members.length,
  pagination: { page: 1, limit: 100, total: members.length, totalPages: 1 },
});

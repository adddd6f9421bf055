import { describe, expect, it } from '@jest/globals';
import { aMember } from '../../testing/memberSamples';
import { formOfMember, type MemberFormValues, memberForm, NEW_MEMBER } from './memberForm';
import { DEPARTMENT_CHOICES, EXPERTISE_CHOICES, SKILL_CHOICES } from './memberLabels';

const VALID: MemberFormValues = {
  ...NEW_MEMBER,
  name: 'Ada Martin',
  position: 'Front-end developer',
  department: 'Engineering',
  skills: ['CSS'],
};

const getMessages = (changes: Partial<MemberFormValues>): string[] => {
  const result = memberForm.safeParse({ ...VALID, ...changes });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

describe('memberForm', () => {
  it('ATM-2 defaults to an active mid-level member who is shown on the About page', () => {
    const { social_links, ...fields } = NEW_MEMBER;
    const filled = Object.entries(fields).filter(([, value]) => ![null, '', false].includes(value as null));
    expect(Object.fromEntries(filled)).toEqual({
      expertise_level: 'mid',
      is_active: true,
      show_in_about: true,
      skills: [],
    });
    expect(new Set(Object.values(social_links))).toEqual(new Set(['']));
  });

  it('ATM-2 offers the departments, levels and 27 skills of the studio', () => {
    expect(DEPARTMENT_CHOICES.map(({ label }) => label)).toEqual([
      'Engineering',
      'Design',
      'Product',
      'Marketing',
      'Sales',
      'Operations',
      'HR',
      'Finance',
    ]);
    expect(EXPERTISE_CHOICES.map(({ label }) => label)).toEqual(['Junior', 'Mid-Level', 'Senior', 'Lead', 'Architect']);
    expect(SKILL_CHOICES).toHaveLength(27);
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ position: '' }, 'Position is required'],
    [{ department: '' }, 'Department is required'],
    [{ email: 'nobody' }, 'Invalid email format'],
    [{ bio: 'x'.repeat(1001) }, 'Bio must be less than 1000 characters'],
    [{ short_bio: 'x'.repeat(201) }, 'Short bio must be less than 200 characters'],
    [{ expertise_level: '' as 'mid' }, 'Expertise level is required'],
    [{ years_experience: '-1' }, 'Experience cannot be negative'],
    [{ years_experience: '51' }, 'Experience cannot exceed 50 years'],
    [{ years_experience: 'many' }, 'Experience must be a number'],
    [{ skills: [] }, 'At least one skill is required'],
    [{ hire_date: 'soon' }, 'Must be a valid date'],
    [{ social_links: { ...NEW_MEMBER.social_links, github: 'code' } }, 'Must be a valid URL'],
  ] satisfies [Partial<MemberFormValues>, string][])('ATM-2 rejects %j', (changes, message) => {
    expect(getMessages(changes)).toEqual([message]);
  });

  it('ATM-2 accepts every value at its limit', () => {
    const limits = { name: 'Ad', bio: 'x'.repeat(1000), short_bio: 'x'.repeat(200), years_experience: '50' };
    expect(getMessages(limits)).toEqual([]);
    expect(getMessages({ years_experience: '0' })).toEqual([]);
  });

  it('ATM-2 omits empty fields, and sends the photo alongside the fields', () => {
    const photo = new File(['x'], 'ada.png', { type: 'image/png' });
    const draft = memberForm.parse({ ...VALID, photo });
    expect(draft).toMatchObject({ email: null, phone: null, bio: null, years_experience: null, hire_date: null });
    expect(draft.social_links?.github).toBeNull();
    expect(draft).not.toHaveProperty('photo');
  });

  it('ATM-2 loads a member: the date without its time, and all links', () => {
    const member = aMember();
    const values = formOfMember(member);
    expect(values).toMatchObject({ hire_date: '2019-03-01', years_experience: '13', phone: '' });
    expect(values.social_links).toMatchObject({ website: 'https://ines.example', email: 'hello@ines.example' });
    const draft = memberForm.parse(values);
    expect(draft.hire_date).toBe(member.hire_date);
    expect(draft.social_links).toMatchObject(member.social_links);
  });
});

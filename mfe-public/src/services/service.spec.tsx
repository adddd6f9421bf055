import { describe, expect, it } from '@jest/globals';
import { prefilled } from '../pages/contact/form/messageValues';
import { inquiryAddress } from './service';

const asked = (name: string, category: string, slug = 'any') =>
  prefilled(inquiryAddress({ name, category, slug }).split('?')[1] ?? '');

describe('service inquiry', () => {
  it.each([
    ['web_development', 'Web Development'],
    ['mobile_development', 'Mobile App Development'],
    ['custom_software', 'Custom Software Development'],
    ['ui_ux_design', 'UI/UX Design'],
    ['enterprise_solutions', 'Enterprise Solutions'],
  ])('SVC-5 CON-3 about a service of %s preselects %s', (category, label) => {
    expect(asked('Rescue & Care', category)).toMatchObject({ service: label, subject: 'Inquiry about Rescue & Care' });
  });

  it('SVC-5 about the consulting service preselects Consulting, whatever the service’s name', () => {
    expect(asked('A Second Opinion', 'enterprise_solutions', 'consulting').service).toBe('Consulting');
  });
});

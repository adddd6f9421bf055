import { describe, expect, it } from '@jest/globals';
import { aService } from '../../testing/serviceSamples';
import { formOfService, NEW_SERVICE, type ServiceFormValues, serviceForm } from './serviceForm';

const VALID: ServiceFormValues = {
  ...NEW_SERVICE,
  name: 'Web Development',
  short_description: 'Ten letters',
  description: 'x'.repeat(50),
  category: 'web_development',
  features: ['A plan'],
  technologies: ['React'],
};

const getMessages = (changes: Partial<ServiceFormValues>): string[] => {
  const result = serviceForm.safeParse({ ...VALID, ...changes });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

describe('serviceForm', () => {
  it('ASVC-2 accepts the default service: active, shown on the home page, first in order', () => {
    expect(serviceForm.parse(VALID)).toMatchObject({ is_active: true, show_in_homepage: true, display_order: 0 });
  });

  it('ASVC-2 omits empty fields', () => {
    expect(serviceForm.parse(VALID)).toMatchObject({
      estimated_timeline: null,
      featured_image: null,
      seo_title: null,
      seo_description: null,
    });
    expect(serviceForm.parse(VALID)).not.toHaveProperty('picture');
  });

  it('ASVC-2 preserves the values of a loaded service', () => {
    const { process_steps: steps, ...draft } = serviceForm.parse(formOfService(aService()));
    expect(aService()).toMatchObject(draft);
    expect(steps).toEqual([{ title: 'Listen', description: 'To those who will use it.' }]);
  });

  it.each<[string, Partial<ServiceFormValues>]>([
    ['shortest', { name: 'Web', short_description: 'x'.repeat(10), description: 'x'.repeat(50) }],
    ['longest', { name: 'x'.repeat(255), short_description: 'x'.repeat(500), estimated_timeline: 'x'.repeat(99) }],
    ['longest for search engines', { seo_title: 'x'.repeat(60), seo_description: 'x'.repeat(160) }],
  ])('ASVC-2 accepts each text at its %s', (_limit, changes) => {
    expect(getMessages(changes)).toEqual([]);
  });

  it.each<[Partial<ServiceFormValues>, string]>([
    [{ name: ' ' }, 'Service name is required'],
    [{ name: 'We' }, 'Name must be at least 3 characters'],
    [{ name: 'x'.repeat(256) }, 'Name must be less than 255 characters'],
    [{ short_description: '' }, 'Short description is required'],
    [{ short_description: 'x'.repeat(9) }, 'Short description must be at least 10 characters'],
    [{ short_description: 'x'.repeat(501) }, 'Short description must be less than 500 characters'],
    [{ description: '' }, 'Description is required'],
    [{ description: 'x'.repeat(49) }, 'Description must be at least 50 characters'],
    [{ category: '' }, 'Category is required'],
    [{ features: [] }, 'At least one feature is required'],
    [{ features: ['A plan', ' '] }, 'Feature cannot be empty'],
    [{ technologies: [] }, 'At least one technology is required'],
    [{ estimated_timeline: 'x'.repeat(100) }, 'Timeline must be less than 100 characters'],
    [{ seo_title: 'x'.repeat(61) }, 'SEO title must be at most 60 characters'],
    [{ seo_description: 'x'.repeat(161) }, 'SEO description must be at most 160 characters'],
    [{ seo_keywords: Array.from({ length: 11 }, (_, at) => `word ${at}`) }, 'Maximum 10 SEO keywords allowed'],
    [{ display_order: '' }, 'Display order must be a number'],
    [{ display_order: '1.5' }, 'Display order must be a whole number'],
    [{ display_order: '-1' }, 'Display order cannot be negative'],
    [{ process_steps: [{ title: '', description: 'Without a name.' }] }, 'Step title is required'],
  ])('ASVC-2 rejects %j', (changes, message) => {
    expect(getMessages(changes)).toEqual([message]);
  });
});

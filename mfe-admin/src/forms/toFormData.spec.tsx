import { describe, expect, it } from '@jest/globals';
import { toFormData } from './toFormData';

describe('toFormData', () => {
  it('encodes lists and objects as JSON text, omits null, and adds files alongside the fields', () => {
    const photo = new File(['x'], 'ada.png', { type: 'image/png' });
    const body = {
      name: 'Ada',
      skills: ['CSS'],
      links: { github: null },
      bio: null,
      years: 3,
      active: false,
      photo: null,
      slug: undefined,
    };
    const form = toFormData({
      draft: body,
      files: [
        { field: 'photo', file: photo },
        { field: 'skills', file: photo },
      ],
    });
    expect([...form.entries()]).toEqual([
      ['name', 'Ada'],
      ['skills', '["CSS"]'],
      ['links', '{"github":null}'],
      ['bio', ''],
      ['years', '3'],
      ['active', 'false'],
      ['photo', expect.any(File)],
      ['skills', expect.any(File)],
    ]);
  });
});

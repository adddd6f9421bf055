import type { PageDraft } from '@atelier/contracts/content/page';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import { describe, expect, it } from '@jest/globals';
import { runForEach } from '../../resource-page/runForEach';
import { createItem, type ForeignDraft, PictureUploads } from './foreignImport.api';

describe('items of an import', () => {
  it('ASET-1 fail with the name of a picture that is damaged in its archive', async () => {
    const picture = { path: 'images/a.png', bytes: 1, read: () => Promise.reject(new Error('Invalid signature')) };
    const session = {} as Platform['session'];
    const uploads = new PictureUploads({ session }, [picture], new AbortController().signal);
    const draft = { title: 'About us', slug: 'about-us' } as PageDraft & { slug: string };
    const page: ForeignDraft = { kind: 'page', item: { draft, pictures: [0] } };
    const { failures } = await runForEach([page], (item) => createItem({} as ApiClient, uploads, item));
    expect(failures.map(({ message }) => message)).toEqual(['The picture images/a.png is damaged']);
  });
});

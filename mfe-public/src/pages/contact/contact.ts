import { organization } from '../../head/organization';
import type { Page } from '../../routing/Page';
import { titled } from '../../studio';
import { ContactPage } from './ContactPage';
import { loadForm } from './formChunk';

export const page: Page = {
  View: ContactPage,
  needs: () => [],
  head: (_location, _data, studio) => ({
    title: titled('Contact', studio),
    description: 'Tell us about your project: by form, e-mail or phone. We answer within 24 hours.',
    path: '/contact',
    jsonLd: {
      '@type': 'ContactPage',
      about: organization(studio),
    },
  }),
  prepareHtml: loadForm,
  submit: async (form, api) => {
    const { submitMessage } = await import(/* webpackChunkName: "contact-submit" */ './form/submitMessage');
    return submitMessage(form, api);
  },
};

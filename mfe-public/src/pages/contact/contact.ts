import type { Page } from '../../routing/Page';
import { STUDIO, titled } from '../../studio';
import { ContactPage } from './ContactPage';
import { loadForm } from './formChunk';

export const page: Page = {
  View: ContactPage,
  needs: () => [],
  head: () => ({
    title: titled('Contact'),
    description: 'Tell us about your project: by form, e-mail or phone. We answer within 24 hours.',
    path: '/contact',
    jsonLd: {
      '@type': 'ContactPage',
      about: { '@type': 'Organization', name: STUDIO.name, email: STUDIO.email, telephone: STUDIO.phone.dialled },
    },
  }),
  prepareHtml: loadForm,
  submit: async (form, api) => {
    const { submitMessage } = await import(/* webpackChunkName: "contact-submit" */ './form/submitMessage');
    return submitMessage(form, api);
  },
};

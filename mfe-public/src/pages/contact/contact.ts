import { FIGURE_NEEDS } from '../../data/useStudioFigures';
import { organization } from '../../head/organization';
import { replyTime } from '../../replyTime';
import type { Page } from '../../routing/Page';
import { titled } from '../../studio';
import { ContactPage } from './ContactPage';
import { loadForm } from './formChunk';

export const page: Page = {
  View: ContactPage,
  needs: () => [FIGURE_NEEDS.projectStats],
  head: (_location, _data, studio) => ({
    title: titled('Contact', studio),
    description: `Tell us about your project by form, email or phone. We answer ${replyTime(studio)}.`,
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

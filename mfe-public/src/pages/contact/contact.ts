import type { Page } from '../../routing/Page';
import { ContactPage } from './ContactPage';

export const page: Page = {
  View: ContactPage,
  needs: () => [],
  head: () => ({
    title: 'Contact — Atelier',
    description: 'Tell us about your project; we answer within 24 hours.',
    path: '/contact',
  }),
};

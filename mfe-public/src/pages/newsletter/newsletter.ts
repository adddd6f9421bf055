import type { Page } from '../../routing/Page';
import { titled } from '../../studio';
import { NewsletterPage } from './NewsletterPage';
import { addressOfStep, type Step } from './steps';
import { takeForm } from './takeForm';

const TITLES: Readonly<Record<Step, string>> = {
  confirm: 'Confirm your subscription',
  unsubscribe: 'Unsubscribe from the newsletter',
};

export const page: Page = {
  View: NewsletterPage,
  needs: () => [],
  head: ({ params }, _data, studio) => {
    const step = params.step as Step;
    return {
      title: titled(TITLES[step], studio),
      description: 'A page that our newsletter leads to.',
      path: addressOfStep(step),
      isHidden: true,
      hasSecretAddress: true,
    };
  },
  submit: takeForm,
};

import type { Page } from '../../routing/Page';
import { titled } from '../../studio';
import { NewsletterPage } from './NewsletterPage';
import { addressOfStep, type Step, toStep } from './steps';
import { takeForm } from './takeForm';

const TITLES: Readonly<Record<Step, string>> = {
  signup: 'Newsletter',
  confirm: 'Confirm your subscription',
  unsubscribe: 'Unsubscribe from the newsletter',
};

const LED_TO = 'A page that our newsletter leads to.';
const DESCRIPTIONS: Readonly<Record<Step, string>> = {
  signup: 'Our newsletter: what we learn on the job. Unsubscribe anytime with one click.',
  confirm: LED_TO,
  unsubscribe: LED_TO,
};

export const page: Page = {
  View: NewsletterPage,
  needs: () => [],
  head: ({ params }, _data, studio) => {
    const step = toStep(params.step);
    return {
      title: titled(TITLES[step], studio),
      description: DESCRIPTIONS[step],
      path: addressOfStep(step),
      isHidden: true,
      hasSecretAddress: true,
    };
  },
  submit: takeForm,
};

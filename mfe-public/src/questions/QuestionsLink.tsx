import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../data/useAnswer';
import { Button } from '../design/Button';
import { QUESTIONS_NEED } from './questionsNeed';

/** Leads to the page /faq, where there is one: its text would cost the contact page more than a link. */
export function QuestionsLink() {
  if (useAnswer(QUESTIONS_NEED, FRESH_FOR_MS.general).data?.page === undefined) return null;
  return (
    <Button href="/faq" variant="link">
      Questions we get a lot
    </Button>
  );
}

import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../data/useAnswer';
import { RichText } from '../design/RichText';
import { TitledSection } from '../design/TitledSection';
import rows from '../portfolio/ProjectRows.module.css';
import { getQuestions } from './getQuestions';
import styles from './Questions.module.css';
import { QUESTIONS_NEED } from './questionsNeed';

/** Questions and answers from the page /faq; not rendered without it. */
export function Questions() {
  const page = useAnswer(QUESTIONS_NEED, FRESH_FOR_MS.general).data?.page;
  const questions = page === undefined ? [] : getQuestions(page.content);
  if (questions.length === 0) return null;
  return (
    <TitledSection id="questions" title="Questions we get a lot">
      {questions.map(({ id, question, answer }) => (
        <details key={id} className={`${rows.line} ${styles.question}`}>
          <summary>{question}</summary>
          <RichText html={answer} />
        </details>
      ))}
    </TitledSection>
  );
}

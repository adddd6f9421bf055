import { withSections } from '../design/sections';

export interface Question {
  id: string;
  question: string;
  /** HTML. */
  answer: string;
}

const HEADING = /<h2 id="[^"]*">.*?<\/h2>/gs;

/** The headings of a text as questions, each with what follows it as its answer; what comes before the first one is left out. */
export const getQuestions = (content: string): Question[] => {
  const { html, sections } = withSections(content);
  const [, ...answers] = html.split(HEADING);
  return sections
    .map(({ id, title }, index) => ({ id, question: title, answer: answers[index]?.trim() ?? '' }))
    .filter(({ answer }) => answer !== '');
};

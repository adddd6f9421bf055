import type { CaseStudy } from '@atelier/contracts/content/case-study';

interface ShownPicture {
  image: string;
  alt: string;
}
interface Side extends ShownPicture {
  label: string;
}
interface Note {
  x: number | null;
  y: number | null;
  text: string;
}

/** A case study as form controls hold it: missing values are empty texts. */
export interface CaseStudyValues {
  brief: string;
  screens: (ShownPicture & { caption: string; notes: Note[] })[];
  comparison: { before: Side; after: Side };
  results: CaseStudy['results'];
  quote: { text: string; name: string; role: string };
  credits: { role: string; name: string; member: string }[];
}

const NEW_SIDE: Side = { image: '', alt: '', label: '' };
const NEW_QUOTE = { text: '', name: '', role: '' };

export const NEW_CASE_STUDY: CaseStudyValues = {
  brief: '',
  screens: [],
  comparison: { before: NEW_SIDE, after: NEW_SIDE },
  results: [],
  quote: NEW_QUOTE,
  credits: [],
};

/** New rows of each list. */
export const NEW_ROWS = {
  screens: { image: '', alt: '', caption: '', notes: [] },
  notes: { x: 50, y: 50, text: '' },
  results: { figure: '', unit: '', label: '', before: '', after: '', source: '' },
  credits: { role: '', name: '', member: '' },
} as const;

/** The form values of a case study or a draft of one. */
export const formOfCaseStudy = (study: CaseStudy | null | undefined): CaseStudyValues =>
  study === null || study === undefined
    ? NEW_CASE_STUDY
    : {
        ...study,
        comparison: study.comparison ?? NEW_CASE_STUDY.comparison,
        quote: study.quote ?? NEW_QUOTE,
        credits: study.credits.map((credit) => ({ ...credit, member: credit.member ?? '' })),
      };

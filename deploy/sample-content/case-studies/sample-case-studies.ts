import { aQuoteInEightFields } from './a-quote-in-eight-fields.ts';
import { aWardThatExplainsItself } from './a-ward-that-explains-itself.ts';
import { haldenAndDaughters } from './halden-and-daughters.ts';
import { meadowRounds } from './meadow-rounds.ts';
import { oneTimetable } from './one-timetable.ts';
import type { SampleCaseStudy } from './sample-case-study.ts';
import { sampleToField } from './sample-to-field.ts';
import { scoreDesk } from './score-desk.ts';
import { secondKiln } from './second-kiln.ts';
import { secondShift } from './second-shift.ts';
import { skerryLine } from './skerry-line.ts';
import { theOldTreeMap } from './the-old-tree-map.ts';
import { twelveVoices } from './twelve-voices.ts';

/** One for each published project. */
export const sampleCaseStudies: readonly SampleCaseStudy[] = [
  skerryLine,
  theOldTreeMap,
  haldenAndDaughters,
  secondKiln,
  meadowRounds,
  secondShift,
  scoreDesk,
  oneTimetable,
  sampleToField,
  aQuoteInEightFields,
  aWardThatExplainsItself,
  twelveVoices,
];

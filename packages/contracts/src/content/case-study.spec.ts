import { describe, expect, it } from '@jest/globals';
import { expectRules, long, type Rule } from '../../test/rule-table.js';
import { CASE_STUDY_MAX, caseStudyInput } from './case-study.js';

const SCREEN = { image: '/media/screens/today.svg', alt: 'Today’s boats.' };
const NOTE = { x: 40, y: 60, text: 'Every boat has a state.' };
const SIDE = { ...SCREEN, label: 'Before' };
const RESULT = { figure: '4', label: 'to a paid ticket' };
const CREDIT = { role: 'Design', name: 'Ada Martin' };

const times = (count: number, entry: object): object[] => Array.from({ length: count }, () => entry);

/** The most of a list, and one more. */
const atMost = (field: string, max: number, entry: object): Rule[] => [
  [field, times(max, entry), undefined],
  [field, times(max + 1, entry), `Maximum ${max} ${field} allowed`],
];
const notes = (note: object): object[] => [{ ...SCREEN, notes: [note] }];

describe('case study validation', () => {
  expectRules('APRJ-2', caseStudyInput, { brief: 'Stop the phone from ringing.' }, [
    ['brief', long(2000), undefined],
    ['brief', long(2001), 'Brief must be at most 2000 characters'],
    ...atMost('screens', CASE_STUDY_MAX.screens, SCREEN),
    ['screens', [{ ...SCREEN, image: '' }], 'Screen picture is required'],
    ['screens', [{ ...SCREEN, image: 'today.svg' }], 'Screen picture must be an address'],
    ['screens', [{ ...SCREEN, image: 'javascript:alert(1)' }], 'Screen picture must be an address'],
    ['screens', [{ ...SCREEN, alt: ' ' }], 'Screen alternative text is required'],
    ['screens', [{ ...SCREEN, caption: long(201) }], 'Screen caption must be at most 200 characters'],
    ['screens', [{ ...SCREEN, notes: times(CASE_STUDY_MAX.notes, NOTE) }], undefined],
    ['screens', [{ ...SCREEN, notes: times(CASE_STUDY_MAX.notes + 1, NOTE) }], 'Maximum 6 notes allowed'],
    ['screens', notes({ ...NOTE, text: '' }), 'Note text is required'],
    ['screens', notes({ ...NOTE, x: null }), 'Note position from the left must be a number'],
    ['screens', notes({ ...NOTE, x: -1 }), 'Note position from the left must be at least 0'],
    ['screens', notes({ ...NOTE, y: 101 }), 'Note position from the top must be at most 100'],
    ['screens', notes({ ...NOTE, y: 4.5 }), 'Note position from the top must be a whole number'],
    ['comparison', { before: SIDE, after: SIDE }, undefined],
    ['comparison', { before: SIDE, after: { ...SIDE, label: '' } }, 'After label is required'],
    ['comparison', { before: { ...SIDE, image: '' }, after: SIDE }, 'Before picture is required'],
    ...atMost('results', CASE_STUDY_MAX.results, RESULT),
    ['results', [{ ...RESULT, figure: '' }], 'Result figure is required'],
    ['results', [{ ...RESULT, label: '' }], 'Result label is required'],
    ['quote', { text: 'It runs.', name: '' }, 'Quote name is required'],
    ['quote', { text: '', name: 'Ada' }, 'Quote text is required'],
    ...atMost('credits', CASE_STUDY_MAX.credits, CREDIT),
    [
      'credits',
      [{ ...CREDIT, member: 'Ada Martin' }],
      'Credit team member may only contain lowercase letters, digits and hyphens',
    ],
  ]);

  it('APRJ-2 rejects unknown fields', () => {
    const { error } = caseStudyInput.safeParse({ brief: 'Short.', screens: [{ ...SCREEN, title: 'Today' }] });
    expect(error?.issues.map(({ code, path }) => [code, path])).toEqual([['unrecognized_keys', ['screens', 0]]]);
  });

  it('APRJ-2 drops everything that a form left empty', () => {
    const blank = { image: '', alt: '', label: '' };
    const empty = {
      brief: ' ',
      screens: [],
      comparison: { before: blank, after: blank },
      quote: { text: '', name: '' },
    };
    expect(caseStudyInput.parse(empty)).toBeNull();
    expect(caseStudyInput.parse(undefined)).toBeUndefined();
    expect(caseStudyInput.parse({ ...empty, credits: [{ ...CREDIT, member: '' }] })).toEqual({
      brief: '',
      screens: [],
      comparison: null,
      results: [],
      quote: null,
      credits: [{ ...CREDIT, member: null }],
    });
  });
});

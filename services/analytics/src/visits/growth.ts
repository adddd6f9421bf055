import type { FunnelStep } from '@atelier/contracts';
import type { Conversion } from '../conversions/waiting.schema.js';
import { ALL, type Dimension, type Figures, type Growth } from '../days/figures.js';
import { endOfNextDay, type Place } from '../days/studio-day.js';
import { getSteps } from './steps.js';
import { withReading, withView } from './to-record.js';
import {
  dayOfVisit,
  getPage,
  getReading,
  isBounce,
  isContinued,
  secondsBetween,
  type View,
  type ViewMoment,
  type Visit,
  visitFrom,
} from './visit.js';
import type { DayVisitor } from './visitor.schema.js';

const MAX_SEEN = 500;
const MAX_PATHS = 200;

/** The visitor's next state, and the growth of the days' figures. */
interface Outcome {
  visitor: DayVisitor;
  growths: Growth[];
}

const getGrowths = (day: string, names: readonly [Dimension, string][], figures: Partial<Figures>): Growth[] =>
  names.map(([dimension, name]) => ({ day, dimension, name, figures }));

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The key that marks a visitor as counted for a name. Slots are marked by hour, because those of an hour are added up. */
const getMemory = ([dimension, name]: readonly [Dimension, string]): string =>
  `${dimension} ${dimension === 'hours' ? name.slice(0, 2) : name}`;

/** The names for which a visitor is not counted yet. */
const unseen = ({ seen }: Pick<DayVisitor, 'seen'>, names: readonly [Dimension, string][]) =>
  seen.length >= MAX_SEEN ? [] : names.filter((name) => !seen.includes(getMemory(name)));

const SITE = getMemory(['site', ALL]);
const newcomers = (day: string, { traits }: Visit, first: readonly [Dimension, string][]): Growth[] =>
  first.some((name) => getMemory(name) === SITE)
    ? getGrowths(
        day,
        traits.filter(([dimension]) => dimension === 'hours'),
        { newcomers: 1 },
      )
    : [];

const toStartGrowths = (visit: Visit): Growth[] => [
  ...getGrowths(dayOfVisit(visit), visit.traits, { visits: 1, bounces: 1 }),
  ...getGrowths(dayOfVisit(visit), [['exits', visit.exit]], { visits: 1 }),
];

/** A view or a message shows how long the visit and its last page have been. */
const toStayGrowths = (visit: Visit, time: Date): Growth[] => [
  ...getGrowths(dayOfVisit(visit), visit.traits, {
    seconds: secondsBetween(visit.lastAt, time),
    bounces: isBounce(visit) ? -1 : 0,
  }),
  ...getGrowths(dayOfVisit(visit), [['pages', visit.exit]], { ...getReading(visit, time) }),
];

const toContinuedGrowths = (visit: Visit, page: string, time: Date): Growth[] => {
  const growths = toStayGrowths(visit, time);
  if (time < visit.lastAt || page === visit.exit) return growths;
  return [
    ...growths,
    ...getGrowths(dayOfVisit(visit), [['exits', visit.exit]], { visits: -1 }),
    ...getGrowths(dayOfVisit(visit), [['exits', page]], { visits: 1 }),
  ];
};

/** Views count on their own day and slot, everything else on the visit's. */
export const getViews = (page: string, { day, slot }: Place, traits: readonly [Dimension, string][]): Growth[] => {
  const ofVisit = traits.filter(([dimension]) => !['site', 'hours', 'entries'].includes(dimension));
  const places: [Dimension, string][] = [['site', ALL], ['hours', slot], ['pages', page], ...ofVisit];
  return getGrowths(day, places, { views: 1 });
};

/** On the day that counts the visitor, so that both are of one month. */
const getSketched = (day: string, { sketchEntry }: View): Growth[] =>
  sketchEntry === undefined ? [] : [{ day, dimension: 'site', name: ALL, figures: {}, sketchEntry }];

const getNewSteps = ({ steps }: Visit, page: string): FunnelStep[] =>
  steps === undefined ? [] : getSteps(page).filter((step) => !steps.includes(step));

const getStepGrowths = (day: string, steps: readonly FunnelStep[]): Growth[] =>
  getGrowths(
    day,
    steps.map((step) => ['steps', step]),
    { visits: 1 },
  );

const withLastPageRead = ({ pages, ...visit }: Visit, time: Date): Visit =>
  pages === undefined ? visit : { ...visit, pages: withReading(pages, visit.exit, getReading(visit, time)) };

const getFirstVisit = (known: DayVisitor | null, { id }: Visit): Pick<DayVisitor, 'firstVisit'> => {
  const firstVisit = known?.firstVisit ?? id;
  return firstVisit === undefined ? {} : { firstVisit };
};

/** A view starts a visit or continues one. */
export const afterView = (known: DayVisitor | null, hash: string, view: View, seen: ViewMoment): Outcome => {
  const { time, place } = seen;
  const page = getPage(view.path);
  const running = known !== null && isContinued(known.visit, time) ? known.visit : undefined;
  const visit = running ?? visitFrom(view, seen);
  const isLatest = time >= visit.lastAt;
  const { pages } = withLastPageRead(visit, time);
  const day = dayOfVisit(visit);
  const steps = getNewSteps(visit, page);
  const isNewPage = !visit.paths.includes(page) && visit.paths.length < MAX_PATHS;
  const first = unseen(known ?? { seen: [] }, [...visit.traits, ['pages', page]]);
  const growths = [
    ...(running === undefined ? toStartGrowths(visit) : toContinuedGrowths(visit, page, time)),
    ...getGrowths(day, first, { visitors: 1 }),
    ...newcomers(day, visit, first),
    ...getSketched(day, view),
    ...getStepGrowths(day, steps),
    ...getGrowths(day, isNewPage ? [['pages', page]] : [], { visits: 1 }),
    ...getViews(page, place, visit.traits),
  ];
  const visitor = {
    _id: hash,
    seen: [...(known?.seen ?? []), ...first.map(getMemory)],
    ...getFirstVisit(known, visit),
    visit: {
      ...visit,
      ...(visit.steps === undefined ? {} : { steps: [...visit.steps, ...steps] }),
      ...(pages === undefined ? {} : { pages: withView(pages, page) }),
      lastAt: later(time, visit.lastAt),
      views: visit.views + 1,
      ...(isLatest ? { exit: page, exitAt: time } : {}),
      paths: isNewPage ? [...visit.paths, page] : visit.paths,
    },
    expiresAt: known?.expiresAt ?? endOfNextDay(day, place.timeZone),
  };
  return { visitor, growths };
};

/** What follows once a visit's message is confirmed, in addition to the immediate outcome. */
type GoalOutcome = Outcome & { conversion: Conversion };

/** Counts one message per visit, for the page that sent it; without a visit, nothing is counted. */
export const afterGoal = (known: DayVisitor | null, path: string, time: Date): GoalOutcome | undefined => {
  if (known === null || known.visit.hasConverted || !isContinued(known.visit, time)) return undefined;
  const { visit } = known;
  const day = dayOfVisit(visit);
  const page = getPage(path);
  return {
    visitor: {
      ...known,
      visit: { ...withLastPageRead(visit, time), hasConverted: true, lastAt: later(time, visit.lastAt) },
    },
    growths: toStayGrowths(visit, time),
    conversion: {
      growths: [
        ...getGrowths(day, [...visit.traits, ['pages', page]], { conversions: 1 }),
        ...getStepGrowths(day, visit.steps === undefined ? [] : ['sent']),
      ],
      ...(visit.id === undefined ? {} : { sent: { visit: visit.id, page } }),
    },
  };
};

import { phones } from './families/phones.ts';
import * as land from './motifs/land.ts';
import * as paper from './motifs/paper.ts';
import * as screens from './motifs/screens.ts';
import * as signals from './motifs/signals.ts';
import * as water from './motifs/water.ts';
import * as workshop from './motifs/workshop.ts';
import { type Scheme, schemes } from './palette.ts';
import type { Family } from './scene.ts';

/** What a cover shows, and its colors. */
export interface Subject {
  motif: Family;
  scheme: Scheme;
}

const [onPaper, onPeach, onSlate, onCoral, onOlive, onInk] = schemes as readonly [
  Scheme,
  Scheme,
  Scheme,
  Scheme,
  Scheme,
  Scheme,
];

const of = (motif: Family, scheme: Scheme): Subject => ({ motif, scheme });

/** The subject of each sample cover by its name; neighbors on a page differ in their background. */
export const subjects: Readonly<Record<string, Subject>> = {
  'estimates-are-a-conversation': of(paper.conversation, onPeach),
  'the-form-is-the-product': of(paper.form, onCoral),
  'three-hundred-milliseconds-of-nothing': of(signals.stopwatch, onSlate),
  'the-outbox-in-the-kitchen': of(paper.orderRail, onOlive),
  'a-deploy-for-friday-afternoon': of(paper.calendar, onPaper),
  'three-percent-battery': of(signals.battery, onInk),
  'reading-a-query-plan': of(screens.queryPlan, onPaper),
  'a-search-box-that-forgives-accents': of(screens.accentGlass, onPeach),
  'the-notification-nobody-asked-for': of(signals.bell, onSlate),
  'reading-code-aloud': of(signals.readAloud, onPaper),
  'the-restore-drill': of(signals.die, onOlive),
  'an-api-is-a-promise': of(signals.plug, onPeach),
  'bring-us-your-broken-website': of(screens.brokenPage, onPaper),
  'what-an-invoice-should-say': of(paper.invoice, onSlate),
  'four-screens-to-the-island': of(water.ferry, onPeach),
  'the-empty-state-comes-first': of(workshop.shelves, onPaper),
  'one-colour-is-enough': of(paper.swatches, onPaper),
  'an-afternoon-with-ruth': of(signals.headphones, onPeach),
  'seeds-by-the-gram': of(workshop.balance, onOlive),
  'two-new-desks-by-the-window': of(workshop.desks, onSlate),
  'nine-checks-before-a-launch': of(paper.checklist, onPaper),
  'words-are-the-cheapest-prototype': of(paper.pencil, onPeach),
  'in-praise-of-the-second-newest-tool': of(workshop.toolWall, onPaper),
  'our-year-in-numbers': of(signals.year, onInk),

  'service-web-development': of(screens.markup, onPeach),
  'service-mobile-development': of(phones, onSlate),
  'service-ui-ux-design': of(screens.curve, onPaper),
  'service-commerce-and-bookings': of(screens.bag, onPeach),
  'service-custom-software': of(workshop.blocks, onPaper),
  'service-cloud-and-devops': of(screens.cloud, onOlive),
  'service-consulting': of(signals.compass, onCoral),
  'service-software-rescue-and-care': of(water.lifebuoy, onPaper),

  'project-skerry-line': of(water.lighthouse, onSlate),
  'project-the-old-tree-map': of(land.treeRings, onPaper),
  'project-halden-and-daughters': of(land.seedPacket, onPeach),
  'project-second-kiln': of(workshop.kiln, onOlive),
  'project-snow-desk': of(land.snowPeaks, onSlate),
  'project-meadow-rounds': of(land.meadow, onPaper),
  'project-second-shift': of(workshop.shifts, onPeach),
  'project-score-desk': of(signals.score, onPaper),
  'project-one-timetable': of(paper.timetable, onPaper),
  'project-sample-to-field': of(land.soilSample, onPeach),
  'project-a-quote-in-eight-fields': of(workshop.containers, onPaper),
  'project-a-ward-that-explains-itself': of(screens.snail, onPaper),
  'project-twelve-voices': of(paper.newspaper, onCoral),
  'project-every-thread-online': of(workshop.spool, onPaper),
};

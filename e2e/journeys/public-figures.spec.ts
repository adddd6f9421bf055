import { expect, journey } from '../platform/journey.ts';

/** A studio figure, and how pages show it: the label of a statistic, or a phrase in a text. */
interface Stated {
  figure: string;
  label?: RegExp;
  phrase?: RegExp;
}

const NUMBER = String.raw`(\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)`;
const phrase = (words: string): RegExp => new RegExp(words.replace('#', NUMBER), 'gi');

const STATED: readonly Stated[] = [
  { figure: 'projects', label: /^projects( completed)?$/i },
  { figure: 'satisfaction', label: /satisfaction$/i },
  { figure: 'clients', label: /^happy clients$/i },
  { figure: 'members', label: /^team members$/i },
  { figure: 'members', phrase: phrase(String.raw`(?:there are|the|that are) # of us\b`) },
  { figure: 'members', phrase: phrase(String.raw`\b# people at one (?:long )?table\b`) },
  { figure: 'years', label: /^years( experience)?$/i },
  { figure: 'years', phrase: phrase(String.raw`\b#\+ years\b`) },
  { figure: 'replyHours', label: /^response$/i },
  {
    figure: 'replyHours',
    phrase: phrase('(?:answers?|back to you|hear back|tell you|writes? back) within # hours'),
  },
  { figure: 'readers', label: /^readers$/i },
  { figure: 'support', label: /^support$/i },
  { figure: 'support', phrase: /(24\/7|\w+ o’clock) (?:emergency )?support/gi },
  { figure: 'holidays', phrase: phrase(String.raw`\b# days(?: of)?(?: paid)? (?:holidays?|vacation|paid time off)`) },
  { figure: 'holidays', phrase: phrase('(?:holidays?|vacation|paid time off):? # days') },
  { figure: 'phone', phrase: /(\+1 \(212\) 555-\d{4})/g },
  { figure: 'email', phrase: /\b(hello@[\w.-]+\w)/g },
  { figure: 'hours', phrase: /(\d{1,2}:\d{2} AM\s*[-–]\s*\d{1,2}:\d{2} PM(?: \w{2,3}T)?)/g },
];

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');

/** `12+`, `98%`, `24h`, and `twelve` become numbers; other text stays unchanged. */
const canonical = (text: string): string => {
  const word = WORDS.indexOf(text.toLowerCase());
  const figure = /^(\d[\d,]*)(?:\+|%|h)?$/.exec(text)?.[1]?.replaceAll(',', '');
  return word === -1 ? (figure ?? text) : String(word);
};

/** The term and value of a statistic; the animated value is hidden from screen readers. */
const STATISTIC = /<dt>([^<]*)<\/dt><dd>(?:<span[^>]*aria-hidden[^>]*>.*?<\/span>)?<span[^>]*>(.*?)<\/span><\/dd>/gs;

/** React inserts comments between a number and its text. */
const withoutComments = (html: string): string => html.replaceAll(/<!--.*?-->/gs, '');

const getText = (html: string): string =>
  html
    .replaceAll(STATISTIC, ' ')
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/&\w+;|&#\w+;/g, ' ')
    .replaceAll(/\s+/g, ' ');

const statedOn = (html: string): { figure: string; value: string }[] => {
  const document = withoutComments(html);
  const statistics = [...document.matchAll(STATISTIC)].map(([, label = '', value = '']) => ({ label, value }));
  const text = getText(document);
  return STATED.flatMap(({ figure, label, phrase: words }) => [
    ...statistics.filter((one) => label?.test(one.label)).map(({ value }) => ({ figure, value: canonical(value) })),
    ...(words === undefined
      ? []
      : [...text.matchAll(words)].map(([, value = '']) => ({ figure, value: canonical(value) }))),
  ]);
};

/** The values of each figure, with the pages that show them. */
const valuesOver = (pages: ReadonlyMap<string, string>): Record<string, Record<string, string[]>> => {
  const found: Record<string, Record<string, string[]>> = {};
  for (const [path, html] of pages)
    for (const { figure, value } of statedOn(html)) {
      const values = found[figure] ?? {};
      values[value] = [...(values[value] ?? []), path];
      found[figure] = values;
    }
  return found;
};

/** What follows must be a holiday of the settings, by its name or its date. */
const CLOSED = /(?:we’re|we are|studio is|office is) closed (?:on|for|from|over) ([^,.;:!?]{3,60})/gi;
/** Weekends are among the hours, and the contact page refers to the list below it. */
const OTHERS = /^(?:weekends|saturdays|sundays|these days)/i;

interface Holiday {
  name: string;
  date: string;
}

const closingsIn = (html: string): string[] =>
  [...getText(withoutComments(html)).matchAll(CLOSED)].map(([, days = '']) => days.trim());

/** Days on which a page says that the studio is closed, although no holiday of the settings is named so. */
const unknownClosings = (html: string, holidays: readonly Holiday[]): string[] =>
  closingsIn(html).filter(
    (days) => !OTHERS.test(days) && !holidays.some(({ name, date }) => days.includes(name) || days.includes(date)),
  );

/** Names and dates in the page's list of holidays. */
const holidaysOn = (html: string): Holiday[] => {
  const [, list = ''] = /<h2>Holidays<\/h2>.*?<dl[^>]*>(.*?)<\/dl>/s.exec(withoutComments(html)) ?? [];
  const pairs = list.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs);
  return [...pairs].map(([, name = '', date = '']) => ({ name, date }));
};

/** `EST` for New York. */
const zoneInWinter = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date('2026-01-15'))
    .find(({ type }) => type === 'timeZoneName')?.value;

const contradictionsIn = (pages: ReadonlyMap<string, string>) =>
  Object.entries(valuesOver(pages)).filter(([, values]) => Object.keys(values).length > 1);

/** Every public page in the sitemaps. Pages deleted in the meantime are skipped. */
const publicPages = async (site: string): Promise<Map<string, string>> => {
  const locationsIn = async (path: string): Promise<string[]> => {
    const xml = await (await fetch(new URL(path, site))).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  const listed = await locationsIn('/sitemap.xml');
  const paths = await Promise.all(listed.map((path) => (path.endsWith('.xml') ? locationsIn(path) : [path])));
  const pages = new Map<string, string>();
  for (const path of new Set([...paths.flat(), '/newsletter', '/search'])) {
    const answer = await fetch(new URL(path, site));
    if (answer.status === 200) pages.set(path, await answer.text());
  }
  return pages;
};

journey(
  'HOME-1 ABT-1 SVC-1 PRJ-1 CON-1 BLOG-1 no two pages show different values for the same figure',
  async ({ site }) => {
    let pages = new Map<string, string>();
    // Pages pick up changes of other journeys with a delay.
    await expect(async () => {
      pages = await publicPages(site);
      expect([...pages.keys()]).toEqual(
        expect.arrayContaining(['/', '/about', '/services', '/projects', '/contact', '/blog', '/team', '/careers']),
      );
      expect(contradictionsIn(pages)).toEqual([]);
    }).toPass();
    const stated = valuesOver(pages);
    const { data } = (await (await fetch(new URL('/api/studio', site))).json()) as { data: StudioFacts };
    for (const figure of ['years', 'clients', 'readers', 'support', 'replyHours'] as const)
      expect(Object.keys(stated[figure] ?? {}), figure).toEqual([String(data.figures[figure])]);
    expect(Object.keys(stated.satisfaction ?? {})).toEqual([String(data.figures.satisfactionPercent)]);
    const { phone, email, hours } = data.details;
    expect(Object.keys(stated.phone ?? {})).toEqual([phone]);
    expect(Object.keys(stated.email ?? {})).toEqual([email]);
    const open = hours.map((line) => line.hours).filter((line) => /\d/.test(line));
    expect(Object.keys(stated.hours ?? {})).toEqual(open);
    for (const line of open) expect(line).toMatch(new RegExp(` ${zoneInWinter(data.timeZone)}$`));
    for (const [figure, least] of [
      ['projects', 4],
      ['satisfaction', 4],
      ['years', 4],
      ['replyHours', 4],
      ['members', 2],
    ] as const)
      expect(Object.values(stated[figure] ?? {}).flat().length, figure).toBeGreaterThanOrEqual(least);
  },
);

journey(
  'CON-1 ASET-1 the contact page shows the holidays of the settings, and no page names other holidays',
  async ({ site }) => {
    const { data } = (await (await fetch(new URL('/api/studio', site))).json()) as { data: StudioFacts };
    const { holidays } = data.details;
    expect(holidays.length).toBeGreaterThanOrEqual(1);
    await expect(async () => {
      const pages = await publicPages(site);
      expect(holidaysOn(pages.get('/contact') ?? '')).toEqual(holidays);
      const unknown = [...pages].map(([path, html]) => [path, unknownClosings(html, holidays)] as const);
      expect(unknown.filter(([, days]) => days.length > 0)).toEqual([]);
    }).toPass();
  },
);

interface StudioFacts {
  details: { phone: string; email: string; hours: { hours: string }[]; holidays: Holiday[] };
  timeZone: string;
  figures: Record<'years' | 'clients' | 'readers' | 'support' | 'replyHours' | 'satisfactionPercent', number | string>;
}

const statistic = (label: string, value: string): string =>
  `<dl><div><dt>${label}</dt><dd><span aria-hidden="true">0</span><span class="x">${value}</span></dd></div></dl>`;

for (const [what, one, other] of [
  ['a statistic and another', statistic('Projects', '12'), statistic('Projects Completed', '50+')],
  ['a statistic and a text', statistic('Team members', '10'), '<p>There are nine of us.</p>'],
  ['two texts', '<p>A person answers within 24 hours.</p>', '<p>You’ll hear back within 48 hours.</p>'],
  ['two numbers to call', '<p>+1 (212) 555-0142</p>', '<p>+1 (212) 555-0143</p>'],
] as const)
  journey(`HOME-1 the check detects a contradiction between ${what}`, () => {
    expect(
      contradictionsIn(
        new Map([
          ['/one', one],
          ['/other', other],
        ]),
      ),
    ).toHaveLength(1);
    expect(
      contradictionsIn(
        new Map([
          ['/one', one],
          ['/other', one],
        ]),
      ),
    ).toEqual([]);
  });

journey('CON-1 the check detects a page that names a closing day not in the settings', () => {
  const holidays = [{ name: 'Labor Day', date: 'First Monday of September' }];
  const closedOn = (days: string) => unknownClosings(`<p>We’re closed on ${days}, and open otherwise.</p>`, holidays);
  expect(closedOn('Labor Day')).toEqual([]);
  expect(closedOn('Columbus Day')).toEqual(['Columbus Day']);
  expect(closedOn('Saturdays')).toEqual([]);
});

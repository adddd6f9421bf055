/** A spam signal in a text. */
export interface Signal {
  text: string;
  points: number;
}

const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/iu;
const MANY_LINKS = 4;
const SOME_LINKS = 2;

/** Phrases that real clients do not use; staff see the names as written here. */
const PHRASES: readonly { name: string; pattern: RegExp }[] = [
  { name: 'search ranking', pattern: /\b(?:first|top|page one|#1|rank)\b.{0,30}\b(?:google|search engines?)\b/iu },
  { name: 'backlinks', pattern: /\bback-?links?\b|\bdomain authority\b/iu },
  { name: 'guest posts', pattern: /\b(?:guest|sponsored) posts?\b/iu },
  { name: 'gambling', pattern: /\bcasinos?\b|\bbetting\b|\bpoker online\b/iu },
  { name: 'medicine', pattern: /\bviagra\b|\bcialis\b|\bpharmacy online\b/iu },
  { name: 'quick money', pattern: /\b(?:bitcoin|crypto|forex)\b.{0,40}\b(?:profit|invest|earn|double)/iu },
  { name: 'loans', pattern: /\b(?:instant|payday|guaranteed) loans?\b/iu },
  {
    name: 'mailing lists for sale',
    pattern: /\b(?:email|mailing) (?:list|database)s?\b.{0,30}\b(?:sale|buy|leads)\b/iu,
  },
];

const linkSignal = (text: string): Signal[] => {
  const links = text.match(LINK)?.length ?? 0;
  if (links >= MANY_LINKS) return [{ text: `The message has ${links} links`, points: 5 }];
  return links >= SOME_LINKS ? [{ text: `The message has ${links} links`, points: 2 }] : [];
};

/** Finds spam signals in a message. Deliberately few and simple, so that staff can see the reason. */
export const textSignals = ({
  subject,
  message,
  company,
}: {
  subject: string;
  message: string;
  company: string;
}): Signal[] => [
  ...linkSignal(message),
  ...(MARKUP.test(message) ? [{ text: 'The message has links in markup', points: 5 }] : []),
  ...(LINK.test(subject) || LINK.test(company)
    ? [{ text: 'A link stands where a subject or a company belongs', points: 4 }]
    : []),
  ...PHRASES.filter(({ pattern }) => pattern.test(`${subject}\n${message}`)).map(({ name }) => ({
    text: `The message speaks of ${name}`,
    points: 3,
  })),
];

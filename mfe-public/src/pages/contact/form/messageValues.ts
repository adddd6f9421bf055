import { CONTACT_SERVICES } from '@atelier/contracts/contacts/contact-message';

/** The fields as input values. `subject` comes from a link and is not typed. */
export interface MessageValues {
  name: string;
  email: string;
  company: string;
  phone: string;
  service: string;
  message: string;
  subject: string;
}

export const EMPTY_MESSAGE: MessageValues = {
  name: '',
  email: '',
  company: '',
  phone: '',
  service: '',
  message: '',
  subject: '',
};

export const FIELDS = Object.keys(EMPTY_MESSAGE) as (keyof MessageValues)[];
export const REQUIRED_FIELDS = ['name', 'email', 'service', 'message'] as const;

const SUBJECT_MAX_LENGTH = 200;

/** The known fields of an object with text by name. */
export const messageValues = (source: Readonly<Record<string, unknown>>): MessageValues => {
  const known = FIELDS.map((field) => [field, typeof source[field] === 'string' ? source[field] : '']);
  return { ...EMPTY_MESSAGE, ...Object.fromEntries(known) };
};

const getWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

/** The form's service for a link's parameter: its label, its type, the category of a service, or a name such as 'Mobile Development'. */
export const getService = (said: string): string => {
  const words = getWords(said);
  if (words.length === 0) return '';
  const exact = CONTACT_SERVICES.find((service) => Object.values<string>(service).includes(said));
  const near = CONTACT_SERVICES.find(({ label }) => words.every((word) => getWords(label).includes(word)));
  return (exact ?? near)?.label ?? '';
};

/** The prefill from a link: `?service=`, `?category=` of that service, and `?subject=`. */
export const prefilled = (search: string): MessageValues => {
  const query = new URLSearchParams(search);
  return {
    ...EMPTY_MESSAGE,
    service: getService(query.get('category') ?? '') || getService(query.get('service') ?? ''),
    subject: (query.get('subject') ?? '').trim().slice(0, SUBJECT_MAX_LENGTH),
  };
};

/** Later sources win if they have a value. */
export const merged = (...sources: readonly MessageValues[]): MessageValues =>
  messageValues(
    Object.fromEntries(sources.flatMap((source) => Object.entries(source).filter(([, said]) => said !== ''))),
  );

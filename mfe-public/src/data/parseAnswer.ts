type Fields = Readonly<Record<string, unknown>>;

/** Names for an item and for a list, by the first segment of the API path. */
const NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  blog: ['post', 'posts'],
  projects: ['project', 'projects'],
  services: ['service', 'services'],
  team: ['member', 'members'],
  pages: ['page', 'pages'],
};

/** List fields that every view reads. */
const LISTS = ['tags', 'technologies', 'key_features', 'images', 'features', 'process_steps', 'skills', 'seo_keywords'];

const isFields = (part: unknown): part is Fields => typeof part === 'object' && part !== null && !Array.isArray(part);
const getFields = (part: unknown): Fields => (isFields(part) ? part : {});

/** Fields that views read as text, or compare with null. */
const DEFAULTS = {
  ...{ name: '', title: '', category: '', description: '', excerpt: '', department: '', position: '' },
  ...{ overview: null, technical_implementation: null, estimated_timeline: null, years_experience: null, photo: null },
  ...{ featured_image: null, featuredImage: null, thumbnail: null, author: null },
  social_links: {},
};

const complete = (item: Fields): Fields => ({
  ...DEFAULTS,
  short_description: item.description ?? '',
  ...item,
  ...Object.fromEntries(LISTS.filter((name) => !Array.isArray(item[name])).map((name) => [name, []])),
});

/** Accepts a bare list, or one under its name or `data`, with its page count. An unexpected shape is an empty list. */
const parseList = (answer: unknown, name: string): Fields => {
  const { [name]: named, data, total, pagination, movedTo } = getFields(answer);
  const found = [answer, named, data, getFields(data)[name]].find(Array.isArray) ?? [];
  const items = found.filter(isFields).map(complete);
  const count = total ?? getFields(data).total ?? getFields(pagination).total ?? items.length;
  const pages = { page: 1, totalPages: 1, ...getFields(pagination) };
  const moved = typeof movedTo === 'string' ? { movedTo } : {};
  return { data: items, [name]: items, total: count, pagination: pages, ...moved };
};

/** Accepts a bare item, or one under its name or `data`; null for an unexpected shape. */
const parseItem = (answer: unknown, name: string): Fields | null => {
  const { [name]: named, data } = getFields(answer);
  const found = [named, getFields(data)[name], data, answer].find((part) => isFields(part) && 'slug' in part);
  const item = isFields(found) ? complete({ content: '', ...found }) : null;
  return item && { data: item, [name]: item };
};

const parseStats = (answer: unknown): Fields => ({
  data: { byCategory: [], ...getFields(getFields(answer).data ?? answer) },
});

const parseCategories = (answer: unknown): Fields | undefined => {
  const found = [answer, getFields(answer).data, getFields(answer).categories].find(Array.isArray);
  return found && { data: found.filter(isFields).map((category) => ({ label: category.name, count: 0, ...category })) };
};

/** Converts the API's answer at a path to the shape that pages read. No other module knows the other shapes. */
export const parseAnswer = (path: string, answer: unknown): unknown => {
  const [, kind = '', ...rest] = path.split('?')[0]?.split('/') ?? [];
  const [one, many] = NAMES[kind] ?? [];
  if (one === undefined || many === undefined) return answer;
  // A page's slug may be the name of an API call elsewhere.
  const call = kind === 'pages' ? undefined : rest[0];
  if (call === 'stats') return parseStats(answer);
  if (call === 'categories') return parseCategories(answer);
  // What belongs to one project has a shape of its own.
  if (kind === 'projects' && rest[1]) return answer;
  const isList = rest.length === 0 || call === 'category' || rest[1] === 'related';
  return isList ? parseList(answer, many) : parseItem(answer, one);
};

import { Parser } from 'htmlparser2';
import { MAX_EXPORT_BYTES, MAX_ITEMS, requireItemLimit, UnreadableExport } from '../foreign-site.js';

interface WxrTerm {
  domain: string;
  slug: string;
  name: string;
}

/** One `<item>`: a post, a page, a picture, or anything else that WordPress stores. */
export interface WxrItem {
  /** Text by element, such as `wp:post_name`. */
  fields: ReadonlyMap<string, string>;
  terms: readonly WxrTerm[];
  /** Values by key, such as `_thumbnail_id`. */
  meta: ReadonlyMap<string, string>;
  comments: number;
}

export interface Wxr {
  address: string | undefined;
  /** Display names by login. */
  authors: ReadonlyMap<string, string>;
  items: readonly WxrItem[];
}

const DEEPEST = 32;
const VERSION = /^\s*\d+\.\d+\s*$/;
const NO_WXR = 'This is not an export of WordPress: choose the XML file from Tools → Export.';
const BROKEN = 'The XML is incomplete or damaged. Export it again.';
const WITH_DOCTYPE = 'The XML declares a document type, which an export of WordPress never does.';

type Open = { fields: Map<string, string>; terms: WxrTerm[]; meta: Map<string, string>; comments: number };

const openItem = (): Open => ({ fields: new Map(), terms: [], meta: new Map(), comments: 0 });

/** Collects what matters while the parser goes through the file; the rest is never kept. */
class Collector {
  readonly site = new Map<string, string>();
  readonly authors = new Map<string, string>();
  readonly items: WxrItem[] = [];
  isComplete = false;
  private readonly path: string[] = [];
  private item: Open | undefined;
  private text = '';
  private isFresh = false;
  private term: Omit<WxrTerm, 'name'> = { domain: '', slug: '' };
  private entry = new Map<string, string>();

  open(name: string, { domain = '', nicename = '' }: Record<string, string>): void {
    if (this.path.length === 0 && name !== 'rss') throw new UnreadableExport(NO_WXR);
    if (this.path.length >= DEEPEST) throw new UnreadableExport(BROKEN);
    this.path.push(name);
    this.text = '';
    this.isFresh = true;
    if (this.isAt('rss/channel/item')) this.item = openItem();
    if (this.isAt('rss/channel/item/category')) this.term = { domain, slug: nicename };
    if (name === 'wp:postmeta' || name === 'wp:author') this.entry = new Map();
  }

  add(text: string): void {
    this.text += text;
    if (text.trim() !== '') this.isFresh = false;
  }

  /** An element that another tag closes is either empty, such as `<description/>`, or broken. */
  close(isImplied: boolean): void {
    if (isImplied && !this.isFresh) throw new UnreadableExport(BROKEN);
    this.isFresh = false;
    this.take(this.path.join('/'), this.text);
    const name = this.path.pop();
    this.text = '';
    if (this.path.length === 0 && name === 'rss') this.isComplete = true;
  }

  private isAt(path: string): boolean {
    return this.path.join('/') === path;
  }

  private take(path: string, text: string): void {
    const [, , owner, name, field] = path.split('/');
    if (owner === 'item') this.takeOfItem(name, field, text);
    else if (owner === 'wp:author') {
      if (name !== undefined) this.entry.set(name, text);
      else this.authors.set(this.entry.get('wp:author_login') ?? '', this.entry.get('wp:author_display_name') ?? '');
    } else if (owner !== undefined && name === undefined) this.site.set(owner, text);
  }

  private takeOfItem(name: string | undefined, field: string | undefined, text: string): void {
    const { item } = this;
    if (item === undefined) return;
    if (name === undefined) {
      this.items.push(item);
      this.item = undefined;
      requireItemLimit(this.items.length);
    } else if (name === 'category') item.terms.push({ ...this.term, name: text.trim() });
    else if (name === 'wp:comment') item.comments += field === undefined ? 1 : 0;
    else if (name === 'wp:postmeta') {
      if (field !== undefined) this.entry.set(field, text);
      else item.meta.set(this.entry.get('wp:meta_key') ?? '', this.entry.get('wp:meta_value') ?? '');
    } else if (field === undefined) item.fields.set(name, text);
  }
}

/**
 * Reads WordPress eXtended RSS. Document types are refused, and entities are never expanded, so that a file can neither read
 * other files nor grow. Throws UnreadableExport.
 */
export const readWxr = (text: string): Wxr => {
  if (text.length > MAX_EXPORT_BYTES)
    throw new UnreadableExport(`The file is too large. Export at most ${MAX_ITEMS} items at a time.`);
  const collector = new Collector();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.open(name, attributes),
      ontext: (part) => collector.add(part),
      onclosetag: (_name, isImplied) => collector.close(isImplied),
      onprocessinginstruction: (name) => {
        if (name.startsWith('!')) throw new UnreadableExport(WITH_DOCTYPE);
      },
    },
    { xmlMode: true },
  );
  parser.end(text.replace(/^\uFEFF/, '').trimStart());
  if (!VERSION.test(collector.site.get('wp:wxr_version') ?? '')) throw new UnreadableExport(NO_WXR);
  if (!collector.isComplete) throw new UnreadableExport(BROKEN);
  const address = collector.site.get('wp:base_blog_url') || collector.site.get('link') || undefined;
  return { address: address?.trim(), authors: collector.authors, items: collector.items };
};

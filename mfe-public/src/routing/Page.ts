import type { PageData } from '@atelier/web-kit/platform/Platform';
import type { RenderRequest } from '@atelier/web-kit/platform/RemoteApp';
import type { ComponentType } from 'react';
import type { HeadContent } from '../head/HeadContent';
import type { Studio } from '../studio';

/** The current address: path, path parameters and query. */
export interface PageLocation {
  path: string;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

export interface PageProps {
  location: PageLocation;
  /** The result of a plain form submission that the server handled before it rendered the page. */
  outcome?: FormOutcome | undefined;
}

/** The result of a form submission without JavaScript. */
export interface FormOutcome {
  /** HTTP status of the page that shows it. */
  status: number;
  message: string;
  issues: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  /** Address to redirect to after success, so that a reload does not submit the form again. */
  location?: string;
}

/** One page of the site: its view, the API answers that it needs, and the head of the document. */
export interface Page {
  View: ComponentType<PageProps>;
  /** API paths that the first render needs. The first one decides on 404 and 410. */
  needs(location: PageLocation): readonly string[];
  /** API paths that depend on the answers of `needs`. */
  needsAfter?(location: PageLocation, data: PageData): readonly string[];
  /** The page shows one item: a 404 of the first need means that the page itself does not exist. */
  isDetailPage?: true;
  /** The first need is a list with a `page` parameter; a page after the last one is a 404. */
  isPaged?: true;
  /** The address of the same list under the name that replaced the requested one; undefined if nothing did. */
  movedTo?(location: PageLocation, data: PageData): string | undefined;
  head(location: PageLocation, data: PageData, studio: Studio): HeadContent;
  /** Loads, for the server's HTML, modules that the browser loads only on demand. */
  prepareHtml?(): Promise<unknown>;
  /** Handles a plain form post. */
  submit?(form: Readonly<Record<string, string>>, api: RenderRequest['api']): Promise<FormOutcome>;
}

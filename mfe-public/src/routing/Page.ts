import type { PageData } from '@atelier/web-kit/platform/Platform';
import type { RenderRequest } from '@atelier/web-kit/platform/RemoteApp';
import type { ComponentType } from 'react';
import type { HeadContent } from '../head/HeadContent';
import type { Studio } from '../studio';

/** Where the visitor is: the path's parameters by name and the query. */
export interface PageLocation {
  path: string;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

export interface PageProps {
  location: PageLocation;
  /** What a plain form post came to, when the server rendered the page after one. */
  outcome?: FormOutcome | undefined;
}

/** The result of a form post without JavaScript. */
export interface FormOutcome {
  /** HTTP status of the page that shows it. */
  status: number;
  message: string;
  issues: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  /** Where the visitor is sent after a success, so that a reload sends nothing again. */
  location?: string;
}

/** One page of the site: what it shows, which API answers it needs, and what stands in the document's head. */
export interface Page {
  View: ComponentType<PageProps>;
  /** API paths whose answers the first render needs. The one in front decides on 404 and 410. */
  needs(location: PageLocation): readonly string[];
  /** API paths that only the answers of `needs` can name. */
  needsAfter?(location: PageLocation, data: PageData): readonly string[];
  /** True where a 404 of the first need means that the page itself does not exist. */
  isAbout?: 'one-thing';
  head(location: PageLocation, data: PageData, studio: Studio): HeadContent;
  /** Fetches what the server's HTML shows and the browser loads only when it is wanted. */
  prepareHtml?(): Promise<unknown>;
  /** Takes a plain form post. */
  submit?(form: Readonly<Record<string, string>>, api: RenderRequest['api']): Promise<FormOutcome>;
}

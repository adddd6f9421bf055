import type { PageData } from '@atelier/web-kit/platform/Platform';
import type { RenderRequest } from '@atelier/web-kit/platform/RemoteApp';
import type { ComponentType } from 'react';
import type { HeadContent } from '../head/HeadContent';

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
  succeeded: boolean;
  message: string;
  issues: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
}

/** One page of the site: what it shows, which API answers it needs, and what stands in the document's head. */
export interface Page {
  View: ComponentType<PageProps>;
  /** API paths whose answers the first render needs. The one in front decides on 404 and 410. */
  needs(location: PageLocation): readonly string[];
  /** True where a 404 of the first need means that the page itself does not exist. */
  isAbout?: 'one-thing';
  head(location: PageLocation, data: PageData): HeadContent;
  /** Takes a plain form post. */
  submit?(form: Readonly<Record<string, string>>, api: RenderRequest['api']): Promise<FormOutcome>;
}

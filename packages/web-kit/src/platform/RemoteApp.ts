import type { ComponentType } from 'react';
import type { PageData, Platform, VisitorPlatform } from './Platform';

export interface RemoteAppProps<Given extends VisitorPlatform = Platform> {
  platform: Given;
  data: PageData;
  /** The slot of another remote's page that it fills; absent on pages of its own. */
  slot?: string;
}

/** The interface that a remote exposes as `./app`. */
export interface RemoteApp<Given extends VisitorPlatform = Platform> {
  platformVersion: number;
  /** Loads what the first render at this path needs, so that hydration matches the server's HTML. */
  prepare(path: string): Promise<void>;
  App: ComponentType<RemoteAppProps<Given>>;
}

/** Calls the API for a page. `path` is relative to /api. Throws only if there is no answer. */
export type ServerApi = (
  path: string,
  call?: { method: string; body: unknown; headers?: Record<string, string> },
) => Promise<{ status: number; body: unknown }>;

export interface RenderRequest {
  method: 'GET' | 'POST';
  /** Path and query as the visitor sent them. */
  url: string;
  /** Fields of a plain form submission; absent on GET. */
  form?: Readonly<Record<string, string>>;
  api: ServerApi;
  publicUrl: string;
  /** The slot to render instead of a page; `url` is that of the page around it. */
  slot?: string;
}

export interface RenderedPage {
  status: number;
  /** Elements for the document's head, already escaped: title, description, canonical, Open Graph, JSON-LD. */
  head: string;
  /** A style sheet for the document besides the remote's files. The shell lets browsers apply it by its digest. */
  style?: string;
  /** The style sheet replaces the typefaces of the remote's build, which are then not preloaded. */
  hasOwnTypefaces?: boolean;
  /** The HTML inside #root. */
  html: string;
  data: PageData;
  /** Name of the page's chunk, to preload its files. */
  page: string;
  /** Redirect target: after a form submission its result page, otherwise the new address of a page that has moved permanently. */
  location?: string;
  /** Data is missing because a service did not answer; a cached page is better. */
  isDegraded: boolean;
}

/** The exports of a remote's server bundle. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;

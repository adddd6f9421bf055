import type { ComponentType } from 'react';
import type { PageData, Platform, VisitorPlatform } from './Platform';

export interface RemoteAppProps<Given extends VisitorPlatform = Platform> {
  platform: Given;
  data: PageData;
}

/** What a remote exposes as `./app`. */
export interface RemoteApp<Given extends VisitorPlatform = Platform> {
  platformVersion: number;
  /** Loads what the first render at this path needs, so that hydration finds no gap. */
  prepare(path: string): Promise<void>;
  App: ComponentType<RemoteAppProps<Given>>;
}

/** The server calls the API for a page; `path` starts behind /api. Never throws for an answer, only when there is none. */
export type ServerApi = (
  path: string,
  call?: { method: string; body: unknown; headers?: Record<string, string> },
) => Promise<{ status: number; body: unknown }>;

export interface RenderRequest {
  method: 'GET' | 'POST';
  /** Path and query, as the visitor asked for them. */
  url: string;
  /** Fields of a plain form post; absent on GET. */
  form?: Readonly<Record<string, string>>;
  api: ServerApi;
  publicUrl: string;
}

export interface RenderedPage {
  status: number;
  /** Elements for the document's head, already escaped: title, description, canonical, Open Graph, JSON-LD. */
  head: string;
  /** What stands inside #root. */
  html: string;
  data: PageData;
  /** Name of the page's chunk, to preload its files. */
  page: string;
  /** Where the visitor is sent instead: after a form post to see its outcome, otherwise because the page has moved for good. */
  location?: string;
  /** Data was missing because a service did not answer: a page kept from before is better. */
  isDegraded: boolean;
}

/** What a remote's server bundle exports. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;

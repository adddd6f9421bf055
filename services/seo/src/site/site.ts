import { type BrandColors, DEFAULT_BRAND, DEFAULT_STUDIO } from '@atelier/contracts';
import { ENVIRONMENT } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SeoEnvironment } from '../seo-environment.js';

/** The site settings of staff that machines read. */
export interface SiteFacts {
  name: string;
  /** Appended to each page's title; empty means the site's name. */
  titleSuffix: string;
  description: string;
  isIndexed: boolean;
  /** The colors of the share cards. */
  colors: BrandColors;
  /** The drawing on the share cards in place of the name. */
  logo: BrandLogo;
}

/** An empty drawing means the name; ink is drawn in the color of text. */
export interface BrandLogo {
  drawing: string;
  isInk: boolean;
}

export const NO_LOGO: BrandLogo = { drawing: '', isInk: true };
export const DEFAULT_COLORS: BrandColors = { accent: DEFAULT_BRAND.accent, surface: DEFAULT_BRAND.surface };

/** The site with its public addresses. */
@Injectable()
export class Site {
  private readonly origin: string;
  private facts: SiteFacts;

  constructor(@Inject(ENVIRONMENT) environment: Pick<SeoEnvironment, 'STUDIO_NAME' | 'ATELIER_PUBLIC_URL'>) {
    const { titleSuffix, description, isIndexed } = DEFAULT_STUDIO.seo;
    this.facts = {
      name: environment.STUDIO_NAME,
      titleSuffix,
      description,
      isIndexed,
      colors: DEFAULT_COLORS,
      logo: NO_LOGO,
    };
    this.origin = new URL(environment.ATELIER_PUBLIC_URL).origin;
  }

  get name(): string {
    return this.facts.name;
  }
  get description(): string {
    return this.facts.description;
  }
  /** Whether search engines may list it. */
  get isIndexed(): boolean {
    return this.facts.isIndexed;
  }

  get colors(): BrandColors {
    return this.facts.colors;
  }
  get logo(): BrandLogo {
    return this.facts.logo;
  }

  /** Applies the settings of staff from here on. */
  become(facts: SiteFacts): void {
    this.facts = facts;
  }

  /** The absolute address of a path on this site; encodes characters that addresses may not contain. */
  getUrl(path: string): string {
    const url = new URL(this.origin);
    url.pathname = path;
    return url.href;
  }

  /** The absolute address of a staff entry: a path on this site, or an external address. */
  getAddress(entered: string | null): string | null {
    return entered !== null && URL.canParse(entered, this.origin) ? new URL(entered, this.origin).href : null;
  }

  /** Whether an address that staff entered is a path or a full address of this site, over HTTP or HTTPS: one leads to the other. */
  isOwn(entered: string): boolean {
    return URL.parse(entered, this.origin)?.host === new URL(this.origin).host;
  }

  /** The storage path of a picture entered by staff; undefined if it is external. */
  getMediaPath(entered: string | null): string | undefined {
    const address = this.getAddress(entered);
    if (address === null) return undefined;
    const { origin, pathname } = new URL(address);
    return origin === this.origin && pathname.startsWith('/media/') ? pathname.slice(1) : undefined;
  }

  getTitle(title: string): string {
    return `${title} — ${this.facts.titleSuffix || this.name}`;
  }
}

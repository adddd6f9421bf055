import type { Studio } from '@atelier/contracts/studio/studio';
import { getAddress } from '@atelier/web-kit/api/calls';
import { createContext, useContext } from 'react';

export type { Studio };

/** The server requests it once for every page. */
export const STUDIO_NEED = getAddress('GET /studio');
/** Its key in the page's data, so that the browser need not request it. */
export const STUDIO_KEY = 'studio';

export const StudioContext = createContext<Studio | null>(null);

/** The studio's settings on the site: name, addresses, hours, navigation, and footer. */
export const useStudio = (): Studio => {
  const studio = useContext(StudioContext);
  if (studio === null) throw new Error('Pages need the studio.');
  return studio;
};

export const titled = (title: string, { details, seo }: Pick<Studio, 'details' | 'seo'>): string =>
  `${title} — ${seo.titleSuffix || details.name}`;

/** A telephone number in dialable form. */
export const dialled = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** The byline of items without an author. */
export const getTeam = ({ details }: Pick<Studio, 'details'>): string => `${details.name} Team`;

export const getMap = ({ mapUrl, addressLines }: Studio['details']): string =>
  mapUrl || `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressLines.join(', ').toWellFormed())}`;

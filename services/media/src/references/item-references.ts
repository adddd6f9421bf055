import { type CloudEvent, type ContentItem, type FileUse, getContentItem, studioUpdated } from '@atelier/contracts';
import { getData } from '@atelier/service-kit';

/** What an event says about the files that an item shows. */
export interface ItemReferences extends Pick<ContentItem, 'id' | 'version' | 'media' | 'image' | 'title' | 'path'> {
  kind: FileUse['kind'];
  isGone: boolean;
}

/** In the trash, or permanently deleted. */
const GONE = new Set(['deleted', 'purged']);

export const toContentReferences = (event: CloudEvent): ItemReferences => ({
  ...getContentItem(event),
  isGone: GONE.has(event.type.split('.')[3] ?? ''),
});

/** Files in the settings count as used, like those in items. */
export const toStudioReferences = (event: CloudEvent): ItemReferences => {
  const { media, seo, version } = getData(studioUpdated, event);
  const settings = { kind: 'studio', id: 'studio', title: 'Studio settings', path: '/', version } as const;
  // Events of earlier versions list no media other than the picture.
  return { ...settings, media, image: seo.shareImage, isGone: false };
};

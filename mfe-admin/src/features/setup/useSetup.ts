import type { SitePage, StudioPatch, StudioSettings } from '@atelier/contracts';
import { markup } from '@atelier/markup';
import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { useRef } from 'react';
import { usePlatform } from '../../platform/usePlatform';
import { withVersion } from '../../resource-page/versions';
import type { SetupValues } from './setupForm';

const MAX_SUMMARY = 160;

/** Blank lines separate paragraphs. */
const toContent = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => String(markup`<p>${paragraph.trim()}</p>`))
    .join('');

const toPage = ({ pageTitle, pageText }: SetupValues) => ({
  title: pageTitle,
  description: pageText.split('\n')[0]?.slice(0, MAX_SUMMARY) ?? '',
  content: toContent(pageText),
  status: 'published' as const,
});

const toSettings = (
  { name, tagline, introduction, email, accent, surface }: SetupValues,
  { brand, navigation }: StudioSettings,
  { slug, title }: SitePage,
): StudioPatch => ({
  details: { name, tagline, introduction, email },
  brand: { ...brand, accent, surface },
  navigation: [
    { label: title.slice(0, 40), href: `/${slug}`, isVisible: true },
    ...navigation.filter(({ href }) => href !== `/${slug}`),
  ],
  seo: { description: introduction, isIndexed: true },
  setup: 'done',
});

/** Opens the site: the owner, the first page, and at last the settings. An attempt that fails half way can be repeated. */
export const useSetup = (settings: StudioSettings & { version: number }, onDone: (page: SitePage) => void) => {
  const { api, session, toasts } = usePlatform();
  const created = useRef<SitePage>(undefined);
  const savePage = async (values: SetupValues): Promise<SitePage> => {
    const body = toPage(values);
    const { page } = created.current
      ? await api.call('PUT /pages/{id}', { params: { id: created.current.id }, body })
      : await api.call('POST /pages', { body });
    created.current = page;
    return page;
  };
  return async (values: SetupValues): Promise<void> => {
    try {
      const { firstName, lastName } = values;
      const { data } = await api.call('PUT /auth/profile', { body: { firstName, lastName } });
      session.replaceAdmin(data.admin);
      const page = await savePage(values);
      const body = toSettings(values, settings, page);
      await api.call('PUT /studio/settings', { body, headers: withVersion(settings.version) });
      onDone(page);
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, 'Your studio could not be set up'), 'error');
    }
  };
};

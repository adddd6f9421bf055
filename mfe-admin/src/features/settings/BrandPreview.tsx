import { getBrandStyle } from '@atelier/contracts/studio/brand-style';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button, Segmented, Skeleton } from '#antd';
import preview from '../../preview/LivePreview.module.css';
import { PreviewStage } from '../../preview/PreviewStage';
import type { SettingsFormProps } from './SettingsFormProps';
import type { SettingsValues } from './settingsForm';
import { useStillPage } from './useStillPage';

const PAGES = [
  { value: '/', label: 'Home' },
  { value: '/projects', label: 'Work' },
  { value: '/contact', label: 'Contact' },
];
const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Dresses a page in a brand. A constructed style sheet needs no permission from the content security policy. */
const applyBrand = (frame: HTMLIFrameElement | null, brand: SettingsValues['brand'], theme: string): void => {
  const page = frame?.contentDocument;
  const view = page?.defaultView;
  if (!page || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(getBrandStyle({ ...brand, accent: brand.accent.trim(), surface: brand.surface.trim() }));
  page.adoptedStyleSheets = [sheet];
  page.documentElement.dataset.theme = theme;
};

/** Pages of the site in the brand of the form, changed with every choice. */
export function BrandPreview({ control }: SettingsFormProps) {
  const brand = useWatch({ control, name: 'brand' });
  const [path, setPath] = useState('/');
  const [theme, setTheme] = useState('light');
  const { html, hasFailed, retry } = useStillPage(path);
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useCallback(() => applyBrand(frame.current, brand, theme), [brand, theme]);
  useEffect(show, [show]);
  return (
    <PreviewStage
      tools={
        <>
          <Segmented options={PAGES} value={path} onChange={setPath} aria-label="Page in the preview" />
          <Segmented options={THEMES} value={theme} onChange={setTheme} aria-label="Theme of the preview" />
        </>
      }
    >
      {html !== undefined && (
        <iframe
          ref={frame}
          className={preview.frame}
          title="Preview of the brand"
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={show}
          tabIndex={-1}
        />
      )}
      {html === undefined && !hasFailed && (
        <div className={preview.message} role="status" aria-label="Loading the preview">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {hasFailed && (
        <div className={preview.message} role="alert">
          <p>The preview isn’t available right now. You can still save.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    </PreviewStage>
  );
}

import { markup, trusted } from '@atelier/markup';
import { useWatch } from 'react-hook-form';
import { usePlatform } from '../../platform/usePlatform';
import type { PostFormProps } from './PostFormProps';

const STYLE = `
  body { max-width: 68ch; margin: 32px auto; padding: 0 24px; font: 17px/1.65 Georgia, serif; color: #17141c; background: #fbf8f4; }
  h1 { font: 650 2rem/1.15 system-ui, sans-serif; letter-spacing: -0.02em; }
  img { max-width: 100%; height: auto; }
  pre { overflow: auto; padding: 16px; background: #efe9df; }
  table { border-collapse: collapse; }
  th, td { padding: 6px 12px; border-bottom: 1px solid #d8d0c4; text-align: start; }
  .lead { color: #5f5a66; }
`;

/** A preview rendered in the browser. The frame is sandboxed, because the server has not checked the HTML yet. */
export function LocalPreview({ form: { control }, className }: PostFormProps & { className: string }) {
  const { styleNonce } = usePlatform();
  const [title, excerpt, content] = useWatch({ control, name: ['title', 'excerpt', 'content'] });
  const nonce = styleNonce !== undefined && markup` nonce="${styleNonce}"`;
  const heading = markup`<h1>${title || 'Untitled'}</h1><p class="lead">${excerpt}</p>`;
  return (
    <iframe
      className={className}
      title="Preview of the post"
      sandbox=""
      srcDoc={String(
        markup`<!doctype html><html lang="en"><head><title>Preview</title><style${nonce}>${trusted(STYLE)}</style></head><body>${heading}${trusted(content)}</body></html>`,
      )}
    />
  );
}

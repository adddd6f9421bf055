import { markup } from '@atelier/markup';
import type { Render } from '@atelier/web-kit/platform/RemoteApp';
import { renderToString } from 'react-dom/server';
import { Page } from './Page';
import { SERVICES_PATH, servicesIn } from './services';

/** Renders the page as complete HTML. If a service does not answer, the page is degraded and the last good one is shown instead. */
export const render: Render = async ({ api }) => {
  const { status, body } = await api(SERVICES_PATH);
  const data = status === 200 ? { [SERVICES_PATH]: body } : {};
  return {
    status: 200,
    head: String(markup`<title>${'Example'}</title>`),
    html: renderToString(<Page services={servicesIn(data)} />),
    data,
    page: 'app',
    isDegraded: status !== 200,
  };
};

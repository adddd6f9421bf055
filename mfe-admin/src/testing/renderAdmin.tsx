import type { Admin } from '@atelier/contracts';
import { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { PLATFORM_VERSION, type Platform } from '@atelier/web-kit/platform/Platform';
import { Session, TOKEN_KEYS } from '@atelier/web-kit/session/Session';
import { Toasts } from '@atelier/web-kit/toasts/Toasts';
import { configure, render } from '@testing-library/react';
import { ConfigProvider } from '#antd';
import { AdminApp } from '../AdminApp';
import { prepareScreen } from '../routing/screens';
import { FakeServer } from './FakeServer';
import { sendRequestsTo } from './sendRequestsTo';

// Generous, so that a busy machine does not fail tests.
configure({ asyncUtilTimeout: 30_000 });

// jsdom does not render, and generating antd's style sheets takes a quarter of a test's time.
const NO_SHEETS = { zeroRuntime: true };

export const STORED_TOKEN = 'header.payload.signature';

interface Options {
  server?: FakeServer;
  /** The owner of the stored token; without it, nobody is signed in. */
  admin?: Admin;
  /** A token stored in this browser, valid or not. */
  token?: string;
  /** Menu entries added by other remotes. */
  menu?: Platform['menu'];
}

export const platformOn = (server: FakeServer, menu: Platform['menu'] = []): Platform => {
  const toasts = new Toasts();
  const session = new Session({
    storage: window.localStorage,
    doFetch: server.fetch,
    isLeaving: () => false,
    pause: async () => undefined,
    currentPath: () => window.location.pathname,
    redirect: (path) => window.history.pushState(null, '', path),
    say: (message) => toasts.show(message, 'error'),
  });
  const api = new ApiClient(session, '/api', server.fetch);
  return { version: PLATFORM_VERSION, api, session, menu, toasts, cache: new Map(), styleNonce: undefined };
};

/** Renders the whole admin at an address with a fake network. */
export const renderAdmin = async (address: string, { server = new FakeServer(), admin, token, menu }: Options = {}) => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', address);
  const stored = token ?? (admin && STORED_TOKEN);
  if (stored !== undefined) window.localStorage.setItem(TOKEN_KEYS[0], stored);
  if (admin !== undefined) server.on('GET /auth/me', { status: 200, body: { success: true, data: { admin } } });
  await prepareScreen(window.location.pathname);
  const platform = platformOn(server, menu);
  sendRequestsTo(server);
  const view = render(
    <ConfigProvider theme={NO_SHEETS}>
      <AdminApp platform={platform} data={{}} />
    </ConfigProvider>,
  );
  /** All messages, with undo notices first. */
  const said = () => [
    ...[...document.querySelectorAll('[data-undo-text]')].map(({ textContent }) => textContent),
    ...platform.toasts.snapshot().map(({ text }) => text),
  ];
  return { ...view, server, platform, said };
};

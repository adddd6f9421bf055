import type { MenuEntry } from '@atelier/contracts/releases/remote-pages';
import { ApiClient, type TokenSource } from '@atelier/web-kit/api/ApiClient';
import { PLATFORM_VERSION, type Platform, type VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import type { Toasts } from '@atelier/web-kit/toasts/Toasts';

const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce || undefined;

/** Visitors never sign in. Staff who view the public site see what visitors see. */
const NOBODY: TokenSource = { token: () => undefined, renew: async () => false, expired: () => undefined };

const platformWith = (tokens: TokenSource, toasts: Toasts): VisitorPlatform => ({
  version: PLATFORM_VERSION,
  api: new ApiClient(tokens),
  toasts,
  cache: new Map(),
  styleNonce: styleNonce(),
});

/** The platform interface for a remote for visitors. */
export const createVisitorPlatform = (toasts: Toasts): VisitorPlatform => platformWith(NOBODY, toasts);

/** The same with a session, which only back-office pages load. */
export const createStaffPlatform = async (toasts: Toasts, menu: readonly MenuEntry[]): Promise<Platform> => {
  const { createSession } = await import(/* webpackChunkName: "session" */ './session/createSession');
  const session = createSession(toasts);
  return { ...platformWith(session, toasts), session, menu };
};

import { AccessDenied } from '@atelier/service-kit';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_LIFETIME_SECONDS } from './sessions.service.js';

/** Under https, the `__Host-` prefix binds the cookie to this exact host; it requires the root path. */
const settingsFor = (isSecure: boolean): { name: string; options: CookieSerializeOptions } => ({
  name: isSecure ? '__Host-atelier-refresh' : 'atelier-refresh',
  options: { httpOnly: true, sameSite: 'strict', secure: isSecure, path: isSecure ? '/' : '/api/auth' },
});

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** On a local machine, its host names are interchangeable. */
const isSameOrigin = (site: URL, origin: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  const isSameHost = hostname === site.hostname || (LOOPBACK.has(hostname) && LOOPBACK.has(site.hostname));
  return isSameHost && protocol === site.protocol && port === site.port;
};

/** The cookie that carries the refresh token: inaccessible to scripts, and not sent by other sites. */
export class RefreshCookie {
  private readonly settings: ReturnType<typeof settingsFor>;
  private readonly site: URL;

  constructor(publicUrl: string) {
    this.site = new URL(publicUrl);
    this.settings = settingsFor(this.site.protocol === 'https:');
  }

  /** Throws 403 if a page of another site sent the request. */
  read(request: FastifyRequest): string | undefined {
    const { origin } = request.headers;
    if (origin !== undefined && !isSameOrigin(this.site, origin))
      throw new AccessDenied('Only pages of this site may make this call.');
    return request.cookies[this.settings.name];
  }

  write(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.settings.name, token, { ...this.settings.options, maxAge: SESSION_LIFETIME_SECONDS });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.settings.name, this.settings.options);
  }
}

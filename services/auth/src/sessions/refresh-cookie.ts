import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_LIFETIME_SECONDS } from './sessions.service.js';

/** Under https the `__Host-` prefix binds the cookie to this very host; it demands the root path. */
const settingsFor = (isSecure: boolean): { name: string; options: CookieSerializeOptions } => ({
  name: isSecure ? '__Host-atelier-refresh' : 'atelier-refresh',
  options: { httpOnly: true, sameSite: 'strict', secure: isSecure, path: isSecure ? '/' : '/api/auth' },
});

/** The cookie that carries the refresh token: no script reads it, and no other site sends it. */
export class RefreshCookie {
  private readonly settings: ReturnType<typeof settingsFor>;

  constructor(publicUrl: string) {
    this.settings = settingsFor(new URL(publicUrl).protocol === 'https:');
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.settings.name];
  }

  write(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.settings.name, token, { ...this.settings.options, maxAge: SESSION_LIFETIME_SECONDS });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.settings.name, this.settings.options);
  }
}

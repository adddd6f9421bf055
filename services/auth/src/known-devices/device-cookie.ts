import { ENVIRONMENT } from '@atelier/service-kit';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthEnvironment } from '../environment.js';
import { KNOWN_DEVICE_LIFETIME_SECONDS, KnownDevices } from './known-devices.js';

/** The cookie that identifies a known browser. It outlives sessions and grants no access. */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly options: CookieSerializeOptions;

  constructor(
    private readonly devices: KnownDevices,
    @Inject(ENVIRONMENT) { ATELIER_PUBLIC_URL }: AuthEnvironment,
  ) {
    const secure = new URL(ATELIER_PUBLIC_URL).protocol === 'https:';
    const maxAge = KNOWN_DEVICE_LIFETIME_SECONDS;
    this.name = secure ? '__Secure-atelier-device' : 'atelier-device';
    this.options = { httpOnly: true, sameSite: 'strict', secure, path: '/api/auth', maxAge };
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  /** Remembers the browser of a user who has just proven that they own the account. */
  async remember(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
    const secret = await this.devices.remember(userId, this.read(request));
    void reply.setCookie(this.name, secret, this.options);
  }
}

import {
  type Credentials,
  credentials,
  done,
  type SignedIn,
  signedIn,
  tokenToVerify,
  whoAmI,
} from '@atelier/contracts';
import {
  Answers,
  AuthenticationRequired,
  CurrentViewer,
  NeedsToken,
  ToleratesStaleToken,
  type Viewer,
} from '@atelier/service-kit';
import { Body, Controller, Get, Header, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_TOKEN_LIFETIME_SECONDS } from '../keys/access-tokens.js';
import { toAdmin } from '../users/user.js';
import { RefreshCookie } from './refresh-cookie.js';
import { type Admission, SessionsService } from './sessions.service.js';

@ApiTags('auth')
@Controller('auth')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: RefreshCookie,
  ) {}

  @Post('login')
  @ToleratesStaleToken()
  @Header('cache-control', 'no-store')
  @Answers(signedIn)
  async login(@Body({ schema: credentials }) body: Credentials, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.admitted(reply, await this.sessions.signIn(body), 'Login successful');
  }

  @Post('refresh')
  @ToleratesStaleToken()
  @Header('cache-control', 'no-store')
  @Answers(signedIn)
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.admitted(reply, await this.sessions.refresh(this.cookie.read(request)), 'Session refreshed');
  }

  @Post('logout')
  @ToleratesStaleToken()
  @Answers(done)
  async logout(
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.sessions.signOut(viewer, this.cookie.read(request));
    this.cookie.clear(reply);
    return { success: true, message: 'Logged out successfully' };
  }

  @Get('me')
  @NeedsToken()
  @Answers(whoAmI)
  async me(@CurrentViewer() viewer: Viewer) {
    return { success: true, data: { admin: toAdmin(await this.sessions.currentUser(viewer)) } };
  }

  @Post('verify-token')
  @ToleratesStaleToken()
  @Answers(whoAmI)
  async verify(@Body({ schema: tokenToVerify }) { token }: { token: string }) {
    const user = await this.sessions.bearerOf(token);
    if (user === undefined) throw new AuthenticationRequired('Token verification failed');
    return { success: true, data: { admin: toAdmin(user) } };
  }

  private admitted(reply: FastifyReply, { user, accessToken, refreshToken }: Admission, message: string): SignedIn {
    this.cookie.write(reply, refreshToken);
    return {
      success: true,
      message,
      data: { admin: toAdmin(user), token: accessToken, expiresInSeconds: ACCESS_TOKEN_LIFETIME_SECONDS },
    };
  }
}

import {
  type Credentials,
  credentials,
  type SecondFactor,
  type SecondFactorNeeded,
  type SignedIn,
  secondFactor,
  tokenToVerify,
} from '@atelier/contracts';
import { AuthenticationRequired, CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeviceCookie } from '../known-devices/device-cookie.js';
import { CHALLENGE_LIFETIME_SECONDS } from '../second-factors/challenges.js';
import { toAdmin } from '../users/user.js';
import { CurrentDevice, type Device } from './device.js';
import { RefreshCookie } from './refresh-cookie.js';
import { SessionsService, type SessionTokens } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { signedInAnswer } from './signed-in-answer.js';

/** Also shown by clients that do not support challenges. */
const CODE_NEEDED = 'This account signs in with a second factor. Enter the code of your authenticator app.';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly cookie: RefreshCookie,
    private readonly deviceCookie: DeviceCookie,
  ) {}

  @Operation('POST /auth/login')
  @Header('cache-control', 'no-store')
  async login(
    @Body({ schema: credentials }) body: Credentials,
    @CurrentDevice() device: Device,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn | SecondFactorNeeded> {
    const begun = await this.signIns.begin(body, device, this.deviceCookie.read(request));
    if (begun.kind === 'admitted') return this.signedIn(request, reply, begun.tokens);
    void reply.status(202);
    const data = { challenge: begun.challenge, expiresInSeconds: CHALLENGE_LIFETIME_SECONDS };
    return { success: true, message: CODE_NEEDED, data };
  }

  @Operation('POST /auth/login/second-factor')
  @Header('cache-control', 'no-store')
  async completeLogin(
    @Body({ schema: secondFactor }) body: SecondFactor,
    @CurrentDevice() device: Device,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const tokens = await this.signIns.complete(body, device, this.deviceCookie.read(request));
    return this.signedIn(request, reply, tokens);
  }

  @Operation('POST /auth/refresh')
  @Header('cache-control', 'no-store')
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.admitted(reply, await this.sessions.refresh(this.cookie.read(request)), 'Session refreshed');
  }

  @Operation('POST /auth/logout')
  async logout(
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.sessions.signOut(viewer, this.cookie.read(request));
    this.cookie.clear(reply);
    return { success: true, message: 'Logged out successfully' };
  }

  @Operation('GET /auth/me')
  async me(@CurrentViewer() viewer: Viewer) {
    return { success: true, data: { admin: toAdmin(await this.sessions.currentUser(viewer)) } };
  }

  @Operation('POST /auth/verify-token')
  async verify(@Body({ schema: tokenToVerify }) { token }: { token: string }) {
    const user = await this.sessions.findBearer(token);
    if (user === undefined) throw new AuthenticationRequired('Token verification failed');
    return { success: true, data: { admin: toAdmin(user) } };
  }

  private async signedIn(request: FastifyRequest, reply: FastifyReply, tokens: SessionTokens): Promise<SignedIn> {
    await this.deviceCookie.remember(request, reply, tokens.user.id);
    return this.admitted(reply, tokens, 'Login successful');
  }

  private admitted(reply: FastifyReply, tokens: SessionTokens, message: string): SignedIn {
    this.cookie.write(reply, tokens.refreshToken);
    return signedInAnswer(tokens, message);
  }
}

import { idOrSlug, type OwnSession } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, NotFoundException, Param } from '@nestjs/common';
import type { SessionRecord } from './session-record.js';
import { SessionsService } from './sessions.service.js';

const toOwnSession = (
  { id, openedAt, renewedAt, expiresAt, userAgent, network }: SessionRecord,
  currentId?: string,
): OwnSession => ({
  id,
  openedAt: openedAt.toISOString(),
  lastSeenAt: renewedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  userAgent,
  network,
  current: id === currentId,
});

@Controller()
export class OwnSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Operation('GET /auth/sessions')
  async list(@CurrentViewer() viewer: Viewer) {
    const user = await this.sessions.currentUser(viewer);
    const open = await this.sessions.findActive(user.id);
    return { success: true, data: open.map((session) => toOwnSession(session, viewer?.sid)) };
  }

  @Operation('DELETE /auth/sessions')
  async endOthers(@CurrentViewer() viewer: Viewer) {
    const user = await this.sessions.currentUser(viewer);
    await this.sessions.endOthers(user.id, viewer?.sid ?? '');
    return { success: true, message: 'All other sessions were signed out' };
  }

  @Operation('DELETE /auth/sessions/{id}')
  async end(@CurrentViewer() viewer: Viewer, @Param('id', { schema: idOrSlug }) id: string) {
    const user = await this.sessions.currentUser(viewer);
    if (!(await this.sessions.endOne(user.id, id))) throw new NotFoundException('Session not found');
    return { success: true, message: 'The session was signed out' };
  }
}

import {
  type BothFactors,
  bothFactors,
  enrolmentCode,
  idOrSlug,
  type OwnPassword,
  ownPassword,
  type ShownSecondFactor,
  shownSecondFactor,
} from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Header, Param } from '@nestjs/common';
import { signedInAnswer } from '../sessions/signed-in-answer.js';
import { TwoFactorService } from './two-factor.service.js';
import { TwoFactorReset } from './two-factor-reset.js';

@Controller()
export class TwoFactorController {
  constructor(
    private readonly twoFactor: TwoFactorService,
    private readonly resets: TwoFactorReset,
  ) {}

  @Operation('GET /auth/two-factor')
  async state(@CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.twoFactor.getState(viewer) };
  }

  @Operation('POST /auth/two-factor/enrolment')
  @Header('cache-control', 'no-store')
  async enrol(@CurrentViewer() viewer: Viewer, @Body({ schema: ownPassword }) { currentPassword }: OwnPassword) {
    return { success: true, data: await this.twoFactor.enrol(viewer, currentPassword) };
  }

  @Operation('POST /auth/two-factor/confirm')
  @Header('cache-control', 'no-store')
  async confirm(@CurrentViewer() viewer: Viewer, @Body({ schema: enrolmentCode }) { code }: { code: string }) {
    const recoveryCodes = await this.twoFactor.confirm(viewer, code);
    return { success: true, message: 'Two-factor sign-in is on', data: { recoveryCodes } };
  }

  @Operation('POST /auth/two-factor/recovery-codes')
  @Header('cache-control', 'no-store')
  async replaceRecoveryCodes(@CurrentViewer() viewer: Viewer, @Body({ schema: bothFactors }) shown: BothFactors) {
    const recoveryCodes = await this.twoFactor.replaceRecoveryCodes(viewer, shown);
    return { success: true, message: 'New recovery codes were made', data: { recoveryCodes } };
  }

  @Operation('POST /auth/two-factor/disable')
  async disable(@CurrentViewer() viewer: Viewer, @Body({ schema: bothFactors }) shown: BothFactors) {
    const data = await this.twoFactor.disable(viewer, shown);
    return { success: true, message: 'Two-factor sign-in is off', data };
  }

  @Operation('POST /auth/confirm')
  @Header('cache-control', 'no-store')
  async confirmAgain(@CurrentViewer() viewer: Viewer, @Body({ schema: shownSecondFactor }) shown: ShownSecondFactor) {
    return signedInAnswer(await this.twoFactor.confirmAgain(viewer, shown), 'Second factor confirmed');
  }

  @Operation('DELETE /auth/users/{id}/two-factor')
  async reset(@CurrentViewer() viewer: Viewer, @Param('id', { schema: idOrSlug }) id: string) {
    await this.resets.byAdministrator(id, viewer);
    return { success: true, message: 'Two-factor sign-in was reset' };
  }
}

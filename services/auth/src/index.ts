import { startService } from '@atelier/service-kit';
import { authService } from './auth.js';

export { rebuild } from './audit/rebuild.js';
export { ensureAdministrator } from './ensure-administrator.js';
export { resetPassword } from './reset-password.js';
export { resetTwoFactor } from './reset-two-factor.js';
export { seed } from './seed.js';

export const start = (env: NodeJS.ProcessEnv) => startService(authService, env);

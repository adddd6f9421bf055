import { say } from '../../embedded/progress.ts';
import { goProgramSteps } from '../../embedded/servers/go-program.ts';
import type { GoProgram } from '../../embedded/servers/pins.ts';
import { resolveProgram } from '../../embedded/servers/resolution.ts';

export const COMPOSE: GoProgram = {
  program: 'docker-compose',
  module: 'github.com/docker/compose/v5',
  folder: 'github.com/docker/compose/v5/cmd',
  version: 'v5.0.2',
  sum: 'h1:OTBsvKsim2rVNUBrb9pP5byiGG5trTt+uO3qr6WIQYo=',
  linkerFlags: '-X github.com/docker/compose/v5/internal.Version=v5.0.2',
};

/** Compose builds images with it and checks its version. */
export const BUILDX: GoProgram = {
  program: 'docker-buildx',
  module: 'github.com/docker/buildx',
  folder: 'github.com/docker/buildx/cmd/buildx',
  version: 'v0.31.1',
  sum: 'h1:zbvbrb9nxBNVV8nnI33f2F+4aAZBA1gY+AmeBFflMqY=',
  linkerFlags: '-X github.com/docker/buildx/version.Version=v0.31.1',
  versionArgs: ['version'],
};

export const CADDY: GoProgram = {
  program: 'caddy',
  module: 'github.com/caddyserver/caddy/v2',
  folder: 'github.com/caddyserver/caddy/v2/cmd/caddy',
  version: 'v2.11.9',
  sum: 'h1:bhZtcRKQOq0fuLvEgCdPYvUxXyGn9kzjG4lh2332DTE=',
  versionArgs: ['version'],
};

/** Without its web page, which requires a separate build; tests only use the API. */
export const MAILPIT: GoProgram = {
  program: 'mailpit',
  module: 'github.com/axllent/mailpit',
  folder: 'github.com/axllent/mailpit',
  version: 'v1.31.0',
  sum: 'h1:8IBueSgWuurNi//N2JyV+OEpCLjNti0DEfZ1CgJ8ris=',
  versionArgs: ['version', '--no-release-check'],
};

/** The cached program, or a new build. */
export const resolveGoProgram = (pin: GoProgram): Promise<string> =>
  resolveProgram({
    server: pin.program,
    steps: goProgramSteps(pin, say),
    remedies: ['install Go 1.25 or newer', 'install Python 3 with pip', 'allow the Go module proxy'],
  });

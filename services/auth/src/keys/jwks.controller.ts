import { type JsonWebKeySet, jsonWebKeySet } from '@atelier/contracts';
import { ToleratesStaleToken } from '@atelier/service-kit';
import { Controller, Get, Header, SerializeOptions } from '@nestjs/common';
import { KeyRing } from './key-ring.js';

@Controller('auth')
export class JwksController {
  constructor(private readonly keys: KeyRing) {}

  @Get('jwks.json')
  @ToleratesStaleToken()
  @Header('cache-control', 'public, max-age=60')
  @SerializeOptions({ schema: jsonWebKeySet })
  keySet(): JsonWebKeySet {
    return { keys: this.keys.all().map(({ publicJwk }) => publicJwk) };
  }
}

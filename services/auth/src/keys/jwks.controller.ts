import { type JsonWebKeySet, jsonWebKeySet } from '@atelier/contracts';
import { Answers, ToleratesStaleToken } from '@atelier/service-kit';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { KeyRing } from './key-ring.js';

@ApiTags('auth')
@Controller('auth')
export class JwksController {
  constructor(private readonly keys: KeyRing) {}

  @Get('jwks.json')
  @ToleratesStaleToken()
  @Header('cache-control', 'public, max-age=60')
  @Answers(jsonWebKeySet)
  keySet(): JsonWebKeySet {
    return { keys: this.keys.all().map(({ publicJwk }) => publicJwk) };
  }
}

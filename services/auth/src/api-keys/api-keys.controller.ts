import { type ApiKeyToken, apiKeyToken } from '@atelier/contracts';
import { Answers, ToleratesStaleToken } from '@atelier/service-kit';
import { Controller, Header, Headers, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { ACCESS_TOKEN_LIFETIME_SECONDS } from '../keys/access-tokens.js';
import { ApiKeysService } from './api-keys.service.js';

@ApiTags('auth')
@Controller('auth/api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Post('exchange')
  @ToleratesStaleToken()
  @ApiHeader({ name: 'X-API-Key', required: true, description: 'The key that stands in for a token.' })
  @Header('cache-control', 'no-store')
  @Answers(apiKeyToken)
  async exchange(@Headers('x-api-key') key: string | undefined): Promise<ApiKeyToken> {
    const token = await this.keys.exchange(key);
    return { success: true, data: { token, expiresInSeconds: ACCESS_TOKEN_LIFETIME_SECONDS } };
  }
}

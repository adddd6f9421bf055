import { type ApiKeyToken, apiKeyToken, idOrSlug, type NewApiKey, newApiKey } from '@atelier/contracts';
import { CurrentViewer, Operation, ToleratesStaleToken, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Header, Headers, HttpCode, Param, Post, SerializeOptions } from '@nestjs/common';
import { toApiKey } from './api-key.js';
import { ApiKeysService } from './api-keys.service.js';

@Controller()
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  /** The gateway calls this to exchange a key for a token; not part of the public contract. */
  @Post('auth/api-keys/exchange')
  @HttpCode(200)
  @ToleratesStaleToken()
  @Header('cache-control', 'no-store')
  @SerializeOptions({ schema: apiKeyToken })
  async exchange(@Headers('x-api-key') key: string | undefined): Promise<ApiKeyToken> {
    return { success: true, data: await this.keys.exchange(key) };
  }

  @Operation('GET /auth/api-keys')
  async list() {
    return { success: true, data: (await this.keys.all()).map(toApiKey) };
  }

  @Operation('POST /auth/api-keys')
  @Header('cache-control', 'no-store')
  async create(@Body({ schema: newApiKey }) wanted: NewApiKey, @CurrentViewer() viewer: Viewer) {
    const { key, secret } = await this.keys.create(wanted, viewer);
    return { success: true, message: 'API key created successfully', data: { ...toApiKey(key), key: secret } };
  }

  @Operation('DELETE /auth/api-keys/{id}')
  async delete(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    await this.keys.delete(id, viewer);
    return { success: true, message: 'API key deleted successfully' };
  }
}

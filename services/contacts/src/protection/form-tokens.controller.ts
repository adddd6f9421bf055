import { Operation } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { FormTokens } from './form-tokens.js';

@Controller()
export class FormTokensController {
  constructor(private readonly tokens: FormTokens) {}

  @Operation('GET /contact/form-token')
  issue() {
    return { success: true, data: { token: this.tokens.issue(new Date()) } };
  }
}

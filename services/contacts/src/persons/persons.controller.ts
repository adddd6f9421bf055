import { type ErasureInput, erasureInput, type PersonInput, personInput } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Body, Controller } from '@nestjs/common';
import { PersonsService } from './persons.service.js';

/** Legal rights of every person: access to their data, and erasure. */
@Controller()
export class PersonsController {
  constructor(private readonly persons: PersonsService) {}

  @Operation('POST /contact/persons/export')
  async export(@Body({ schema: personInput }) { email }: PersonInput) {
    return { success: true, data: await this.persons.getData(email) };
  }

  @Operation('POST /contact/persons/erase')
  async erase(@Body({ schema: erasureInput }) { email }: ErasureInput) {
    const data = await this.persons.erase(email);
    return { success: true, message: 'Everything about this person was erased', data };
  }
}

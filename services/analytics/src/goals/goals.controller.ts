import { type GoalInput, goalId, goalInput } from '@atelier/contracts';
import { ExpectedVersion, Operation } from '@atelier/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { GoalsService } from './goals.service.js';

@Controller()
export class GoalsController {
  constructor(private readonly goals: GoalsService) {}

  @Operation('GET /analytics/goals')
  async list() {
    return { success: true, data: await this.goals.list() };
  }

  @Operation('POST /analytics/goals')
  async create(@Body({ schema: goalInput }) input: GoalInput) {
    return { success: true, message: 'Goal saved', data: await this.goals.create(input) };
  }

  @Operation('PUT /analytics/goals/{id}')
  async replace(
    @Param('id', { schema: goalId }) id: string,
    @Body({ schema: goalInput }) input: GoalInput,
    @ExpectedVersion() version?: number,
  ) {
    return { success: true, message: 'Goal saved', data: await this.goals.replace(id, input, version) };
  }

  @Operation('DELETE /analytics/goals/{id}')
  async remove(@Param('id', { schema: goalId }) id: string, @ExpectedVersion() version?: number) {
    await this.goals.remove(id, version);
    return { success: true, message: 'Goal deleted' };
  }
}

import {
  type BulkUpdate,
  bulkIds,
  bulkUpdate,
  idOrSlug,
  type MemberDraft,
  type MemberListQuery,
  type MemberPatch,
  memberInput,
  memberListQuery,
  memberPatch,
  memberPhoto,
  paginate,
} from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, InvalidInput, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bulkAnswerOf } from '../items/bulk.js';
import { type ItemForm, ItemForms } from '../items/item-forms.js';
import { placeFiles, toMember } from './member.js';
import type { MemberRecord } from './member-record.js';
import { MembersService } from './members.service.js';

interface Photo {
  memberId: string;
  url?: string;
}

const NEW: ItemForm<MemberDraft> = { owner: 'team', schema: memberInput, place: placeFiles };
const CHANGED: ItemForm<MemberPatch> = { owner: 'team', schema: memberPatch, place: placeFiles };
const PHOTO: ItemForm<Photo> = {
  owner: 'team',
  schema: memberPhoto,
  place: (photo, [file]) => (file === undefined ? photo : { ...photo, url: file.url }),
};

const answer = (record: MemberRecord, isStaff: boolean, message?: string) => {
  const member = toMember(record, isStaff);
  return { success: true as const, ...(message === undefined ? {} : { message }), data: member, member };
};

@Controller()
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly forms: ItemForms,
  ) {}

  @Operation('GET /team')
  async list(@Query({ schema: memberListQuery }) query: MemberListQuery, @CurrentViewer() viewer: Viewer) {
    const { items, total } = await this.members.list(query, viewer);
    const isStaff = this.members.mayRead(viewer);
    const members = items.map((item) => toMember(item, isStaff));
    const pagination = paginate(query.page, query.limit, total);
    return { success: true, data: members, members, total, pagination };
  }

  @Operation('GET /team/stats')
  async stats(@CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.members.stats(viewer) };
  }

  @Operation('GET /team/departments')
  async departments(@CurrentViewer() viewer: Viewer) {
    const departments = await this.members.departments(viewer);
    return { success: true, data: departments, departments };
  }

  @Operation('GET /team/{id}')
  async one(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    return answer(await this.members.find(id, viewer), this.members.mayRead(viewer));
  }

  @Operation('POST /team')
  async create(@Req() request: FastifyRequest, @CurrentViewer() viewer: Viewer) {
    const created = await this.forms.take(request, NEW, (draft) => this.members.create(draft, viewer));
    return answer(created, true, 'Team member added successfully');
  }

  @Operation('POST /team/upload-photo')
  async addPhoto(@Req() request: FastifyRequest, @CurrentViewer() viewer: Viewer) {
    const changed = await this.forms.take(request, PHOTO, ({ memberId, url }) => {
      if (url === undefined) throw new InvalidInput([{ field: 'file', message: 'At least one file is required' }]);
      return this.members.update(memberId, { profile_image: url }, { viewer });
    });
    return answer(changed, true, 'Photo uploaded successfully');
  }

  @Operation('PUT /team/{id}')
  async update(
    @Param('id', { schema: idOrSlug }) id: string,
    @Req() request: FastifyRequest,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const changed = await this.forms.take(request, CHANGED, (patch) =>
      this.members.update(id, patch, { viewer, expectedVersion }),
    );
    return answer(changed, true, 'Team member updated successfully');
  }

  @Operation('DELETE /team/{id}')
  async delete(
    @Param('id', { schema: idOrSlug }) id: string,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    await this.members.delete(id, { viewer, expectedVersion });
    return { success: true, message: 'Team member deleted successfully' };
  }

  @Operation('PATCH /team/bulk')
  async updateMany(@Body({ schema: bulkUpdate }) updates: BulkUpdate, @CurrentViewer() viewer: Viewer) {
    return bulkAnswerOf(await this.members.updateEach(updates, viewer), 'team member(s)', 'updated');
  }

  @Operation('DELETE /team/bulk')
  async deleteMany(@Body({ schema: bulkIds }) ids: string[], @CurrentViewer() viewer: Viewer) {
    return bulkAnswerOf(await this.members.deleteEach(ids, viewer), 'team member(s)', 'deleted');
  }
}

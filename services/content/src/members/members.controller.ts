import {
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
import { CurrentViewer, InvalidInput, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type ItemForm, ItemForms } from '../items/item-forms.js';
import { itemWrites } from '../items/item-writes.js';
import { placeFiles, toMember } from './member.js';
import type { MemberRecord } from './member-record.js';
import { MembersService } from './members.service.js';

interface Photo {
  memberId: string;
  url?: string;
}

const PHOTO: ItemForm<Photo> = {
  owner: 'team',
  schema: memberPhoto,
  place: (photo, [file]) => (file === undefined ? photo : { ...photo, url: file.url }),
};

const answer = (record: MemberRecord, isStaff: boolean, message?: string) => {
  const member = toMember(record, isStaff);
  return { success: true as const, ...(message === undefined ? {} : { message }), data: member, member };
};

const Writes = itemWrites<MemberRecord, MemberDraft, MemberPatch>({
  path: 'team',
  created: { owner: 'team', schema: memberInput, place: placeFiles },
  changed: { owner: 'team', schema: memberPatch, place: placeFiles },
  noun: 'Team member',
  nouns: 'team member(s)',
  madeWord: 'added',
  answer,
});

@Controller()
export class MembersController extends Writes {
  constructor(
    private readonly members: MembersService,
    forms: ItemForms,
  ) {
    super(members, forms);
  }

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

  @Operation('POST /team/upload-photo')
  async addPhoto(@Req() request: FastifyRequest, @CurrentViewer() viewer: Viewer) {
    const changed = await this.forms.take(request, PHOTO, ({ memberId, url }) => {
      if (url === undefined) throw new InvalidInput([{ field: 'file', message: 'At least one file is required' }]);
      return this.members.update(memberId, { profile_image: url }, { viewer });
    });
    return answer(changed, true, 'Photo uploaded successfully');
  }
}

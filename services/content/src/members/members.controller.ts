import { idOrSlug, type MemberListQuery, memberListQuery, memberPhoto, paginate } from '@atelier/contracts';
import { CurrentViewer, InvalidInput, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type ItemForm, ItemForms } from '../items/item-forms.js';
import { toAnswer } from '../items/item-writes.js';
import { memberKind, toMember } from './member.js';
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

@Controller()
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly forms: ItemForms,
  ) {}

  @Operation('GET /team')
  async list(@Query({ schema: memberListQuery }) query: MemberListQuery, @CurrentViewer() viewer: Viewer) {
    const { items, total } = await this.members.list(query, viewer);
    const isStaff = this.members.items.mayRead(viewer);
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
    return toAnswer(memberKind, await this.members.items.find(id, viewer), this.members.items.mayRead(viewer));
  }

  @Operation('POST /team/upload-photo')
  async addPhoto(@Req() request: FastifyRequest, @CurrentViewer() viewer: Viewer) {
    const changed = await this.forms.take(request, PHOTO, ({ memberId, url }) => {
      if (url === undefined) throw new InvalidInput([{ field: 'file', message: 'At least one file is required' }]);
      return this.members.items.update(memberId, { profile_image: url }, { viewer });
    });
    return toAnswer(memberKind, changed, true, 'Photo uploaded successfully');
  }
}

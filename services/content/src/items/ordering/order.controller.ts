import { contentOrder, ORDERED_PATHS, type OrderedPath } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ItemOrder } from './item-order.js';

const orderController = (path: OrderedPath) => {
  @Controller()
  class OrderController {
    constructor(private readonly order: ItemOrder) {}

    @Operation(`PATCH /${path}/order`)
    async arrange(@Body({ schema: contentOrder }) { ids }: { ids: string[] }, @CurrentViewer() viewer: Viewer) {
      const items = await this.order.arrange(path, ids, viewer);
      const data = items.map(({ id, display_order, version }) => ({ id, display_order, version }));
      return { success: true, message: 'Order saved successfully', data };
    }
  }
  return OrderController;
};

export const ORDER_CONTROLLERS = ORDERED_PATHS.map(orderController);

import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { throwError } from 'rxjs';

/** Hands an event handler's own error to the transport, which decides on retry or dead letter and logs the cause. */
@Catch()
export class EventFailureFilter implements RpcExceptionFilter {
  catch(exception: unknown) {
    return throwError(() => exception);
  }
}

import { Fragment } from 'react';

/** A postal address formatted as on an envelope. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A QR code, as one path. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { encode } from "uqr";

export interface QrProps {
  text: string;
  label: string;
}

/** Dark on light in both themes, since some readers know no other. Fills the width it is given. */
export function Qr({ text, label }: QrProps): JSX.Element {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 3 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dots.join("") };
}

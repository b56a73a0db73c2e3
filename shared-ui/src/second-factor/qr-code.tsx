import { useEffect, useState } from 'react';
import styles from './second-factor.module.css';

interface Encoded {
  readonly size: number;
  readonly path: string;
}

/** Encodes a text. The encoder loads with the first code, because few people ever see one. */
async function encodeText(text: string): Promise<Encoded> {
  const { encode } = await import(/* webpackChunkName: "qr-code" */ 'uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}

/** Renders a text as a QR code. Without the code of the encoder it renders nothing: the text must be shown too. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [encoded, setEncoded] = useState<Encoded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    encodeText(text).then(
      (result) => isCurrent && setEncoded(result),
      (cause: unknown) => console.warn('The QR code could not be loaded', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (!encoded) return null;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${encoded.size} ${encoded.size}`}
      shapeRendering="crispEdges"
    >
      <path d={encoded.path} />
    </svg>
  );
}

import type { ReactNode } from 'react';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const round = (value: number) => Math.round(value * 10) / 10;

/** Returns a point on a circle around the centre of the motif (100, 100), at an angle in degrees. */
function pointAt(angle: number, radius: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${round(100 + radius * Math.cos(turn))} ${round(100 + radius * Math.sin(turn))}`;
}

/** Renders the rays of a rising sun. */
const sunrise = (variation: number): ReactNode => (
  <>
    <path d="M56 130a44 44 0 0 1 88 0z" fill="currentColor" stroke="none" />
    {range(7 + (variation % 3) * 2).map((index, _, rays) => {
      const angle = 180 + (180 / (rays.length - 1)) * index;
      return <path key={index} d={`M${pointAt(angle, 62)}L${pointAt(angle, 84 + (index % 2) * 10)}`} />;
    })}
    <path d="M10 130h180M34 148h132M62 166h76" />
  </>
);

/** Renders doorways inside each other. */
const doorways = (variation: number): ReactNode =>
  range(4 + (variation % 2)).map((index) => {
    const radius = 16 + index * 17;
    return <path key={index} d={`M${100 - radius} 180V100a${radius} ${radius} 0 0 1 ${radius * 2} 0v80`} />;
  });

/** Renders waves under a moon. */
const waters = (variation: number): ReactNode => (
  <>
    <circle cx={70 + (variation % 4) * 20} cy="56" r="24" fill="currentColor" stroke="none" />
    {range(4).map((index) => (
      <path
        key={index}
        d={`M${8 + (index % 2) * 14} ${112 + index * 20}q22 -18 44 0t44 0t44 0t44 0`}
        opacity={1 - index * 0.17}
      />
    ))}
  </>
);

/** Renders a branch with leaves. */
const branch = (variation: number): ReactNode => (
  <>
    <path d="M100 186C96 140 104 80 100 22" />
    {range(5 + (variation % 2)).map((index) => {
      const y = 164 - index * 26;
      return (
        <g key={index} fill={index % 2 === variation % 2 ? 'currentColor' : 'none'}>
          <path d={`M100 ${y}c14 -30 44 -30 56 -34c-4 26 -26 42 -56 34z`} />
          <path d={`M100 ${y}c-14 -30 -44 -30 -56 -34c4 26 26 42 56 34z`} />
        </g>
      );
    })}
  </>
);

/** Renders a lamp with circles of light. */
const lamp = (variation: number): ReactNode => (
  <>
    <path d="M100 44c22 28 30 42 30 58a30 30 0 0 1-60 0c0-16 8-30 30-58z" fill="currentColor" stroke="none" />
    <path d="M52 148h96l-14 28H66z" />
    {range(2 + (variation % 3)).map((index) => (
      <circle key={index} cx="100" cy="98" r={54 + index * 18} opacity={0.7 - index * 0.18} />
    ))}
  </>
);

/** Renders hills with a path. */
const hills = (variation: number): ReactNode => (
  <>
    <circle cx={60 + (variation % 3) * 40} cy="58" r="20" fill="currentColor" stroke="none" />
    <path d="M4 128q48 -52 98 0t94 -8M4 156q60 -40 110 -4t82 -8" />
    <path d="M92 186c-6 -20 30 -22 22 -40s-22 -10 -14 -26" strokeDasharray="10 9" />
  </>
);

/** Each motif shows something from the year of a church in a few lines, in the current text colour. */
export const MOTIFS: readonly ((variation: number) => ReactNode)[] = [
  sunrise,
  waters,
  doorways,
  branch,
  lamp,
  hills,
];

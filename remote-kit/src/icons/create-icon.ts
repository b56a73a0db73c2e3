import { createElement, type ReactNode, type SVGProps } from 'react';

/** An icon of lucide, as its files describe it. */
export interface IconData {
  readonly name: string;
  /** The elements inside of its `<svg>`. */
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
  /** Width and height of its grid; 24 unless given. */
  readonly size?: number;
}

/** What lucide's components take: https://lucide.dev/guide/packages/lucide-react */
export interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: string | number;
  /** Lines keep their width, however large the icon is. */
  readonly absoluteStrokeWidth?: boolean;
}

const saysWhatItIs = (props: object, children: ReactNode): boolean =>
  Boolean(children) || Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name));

/**
 * What the files of lucide's icons call for their component. Stands in for lucide's own, which is 1.5 KB of every room
 * and counts with settings for all icons of an app (`LucideProvider`): those have no effect here.
 */
export default function createIcon({ name, node, size: grid = 24 }: IconData) {
  return function Icon(props: IconProps) {
    const {
      size = 24,
      color = 'currentColor',
      strokeWidth = 2,
      absoluteStrokeWidth = false,
      className,
      children,
      ...rest
    } = props;
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${grid} ${grid}`,
        fill: 'none',
        stroke: color,
        strokeWidth: absoluteStrokeWidth ? (Number(strokeWidth) * grid) / Number(size) : strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        ...(!saysWhatItIs(rest, children) && { 'aria-hidden': true }),
        ...rest,
      },
      ...node.map(([element, attributes]) => createElement(element, attributes)),
      children,
    );
  };
}

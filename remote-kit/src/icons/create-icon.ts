import { createElement, type ReactNode, type SVGProps } from 'react';

/** Describes an icon of lucide as its files do. */
export interface IconData {
  readonly name: string;
  /** Lists the elements inside its `<svg>`. */
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
  /** Holds width and height of its grid; the default is 24. */
  readonly size?: number;
}

/** Describes the props of lucide's components: https://lucide.dev/guide/packages/lucide-react */
export interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: string | number;
  /** If true, lines keep their width at any size of the icon. */
  readonly absoluteStrokeWidth?: boolean;
}

const saysWhatItIs = (props: object, children: ReactNode): boolean =>
  Boolean(children) || Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name));

/**
 * Creates the component of an icon; the files of lucide's icons call it. It replaces lucide's own function,
 * which adds 1.5 KB to every room and supports settings for all icons of an app (`LucideProvider`). Those
 * have no effect here.
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

import { Camera } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import createIcon from './create-icon';

const CAMERA = {
  name: 'camera',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4z',
        key: '18u6gg',
      },
    ],
    ['circle', { cx: '12', cy: '13', r: '3', key: '1vg3eu' }],
  ],
} as const;
const OwnCamera = createIcon(CAMERA);

/**
 * Lists the attributes of the icon and its elements in a fixed order. HTML ignores the namespace, so it is
 * left out.
 */
const describeIcon = (element: React.ReactElement) =>
  [...renderToStaticMarkup(element).matchAll(/<(\w+)([^>]*)>/g)].map(([, name, attributes = '']) => ({
    name,
    attributes: [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
      .map(([attribute]) => attribute)
      .filter((attribute) => !attribute.startsWith('xmlns'))
      .sort(),
  }));

it.each([
  ['nothing', {}],
  ['a size', { size: 18 }],
  ['another color and thinner lines', { color: 'red', strokeWidth: 1 }],
  ['lines of one width', { size: 48, absoluteStrokeWidth: true }],
  ['a class and an attribute', { className: 'shutter', id: 'camera' }],
  ['what it says to screen readers', { 'aria-label': 'Photographs' }],
])('renders as lucide does with %s', (_, props) => {
  const icon = describeIcon(<OwnCamera {...props} />);
  expect(icon).toHaveLength(3);
  expect(icon).toEqual(describeIcon(<Camera {...props} />));
});

it('holds what says what it is', () => {
  const markup = renderToStaticMarkup(
    <OwnCamera>
      <title>Photographs</title>
    </OwnCamera>,
  );
  expect(markup).toContain('<title>Photographs</title>');
  expect(markup).not.toContain('aria-hidden');
});

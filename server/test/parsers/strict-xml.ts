import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** Is the text directly inside of the element. */
  text: string;
}

/** Reads XML as its standard says, namespaces included; whatever isn't well-formed throws. */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

/** All elements of a name, in their order. */
export const findAll = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);

/** The texts of the elements of a name. */
export const readTexts = (element: XmlElement, name: string): string[] =>
  findAll(element, name).map(({ text }) => text);

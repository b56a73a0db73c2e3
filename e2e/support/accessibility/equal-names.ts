import type { Page } from '@playwright/test';

/** Is what Chromium tells screen readers about an element. */
interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** These roles appear in the lists of a screen reader, without what surrounds them. */
const LISTED =
  /^(link|button|DisclosureTriangle|toolbar|group|radiogroup|tablist|table|navigation|region|form|search|complementary)$/;
/** A screen reader says the name of these around an element when it reaches the element. */
const SPOKEN_AROUND = /^(group|toolbar|radiogroup)$/;
const CONTROL = /^(link|button)$/;
/** Is one of several alike. Two rows may have the same title, and so may what is named after them. */
const REPEATED = /^(row|listitem)$/;
/** The browser adds buttons with names of its own to these fields. */
const BROWSER_FIELD = /^(Date|DateTime|InputTime)$/;

const splitWords = (text: string) => text.match(/[\p{L}\p{N}]{4,}/gu) ?? [];

const textOf = (value: { readonly value?: unknown } | undefined) => String(value?.value ?? '');

/**
 * Returns the links, buttons and parts of the page that a screen reader calls by one name even though they lead to
 * different places or act on different things. Those of a row are told apart by a word of it.
 */
export async function listEqualNames(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes }: { nodes: readonly AxNode[] } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const hasRole = (node: AxNode, roles: RegExp) => !node.ignored && roles.test(textOf(node.role));
  function findAround(node: AxNode, roles: RegExp): AxNode | undefined {
    const parent = byId.get(node.parentId ?? '');
    return !parent || (hasRole(parent, roles) && textOf(parent.name)) ? parent : findAround(parent, roles);
  }

  function findRow(node: AxNode): AxNode | undefined {
    const parent = byId.get(node.parentId ?? '');
    return !parent || hasRole(parent, REPEATED) ? parent : findRow(parent);
  }
  function listWords(node: AxNode | undefined): string[] {
    if (!node || CONTROL.test(textOf(node.role))) return [];
    if (textOf(node.role) === 'StaticText') return splitWords(textOf(node.name));
    return (node.childIds ?? []).flatMap((id) => listWords(byId.get(id)));
  }
  function isNamedAfterRow(node: AxNode): boolean {
    const words = new Set(listWords(findRow(node)));
    return splitWords(textOf(node.name)).some((word) => words.has(word));
  }

  const targets = new Map<string, Set<string>>();
  for (const node of nodes) {
    if (!hasRole(node, LISTED) || !textOf(node.name) || findAround(node, BROWSER_FIELD)) continue;
    if (isNamedAfterRow(node)) continue;
    const read = (property: string) => textOf(node.properties?.find(({ name }) => name === property)?.value);
    const around = textOf(findAround(node, SPOKEN_AROUND)?.name);
    const spoken = [
      // A screen reader says of what opens a menu whether it is expanded.
      read('expanded') && 'expandable',
      textOf(node.role),
      `“${textOf(node.name)}”`,
      around && `in “${around}”`,
    ];
    const key = spoken.filter(Boolean).join(' ');
    const known = targets.get(key) ?? new Set();
    // Links to one place may share a name. Everything else is something of its own.
    targets.set(key, known.add(read('url') || node.nodeId));
  }
  return [...targets].filter(([, places]) => places.size > 1).map(([name, { size }]) => `${size} × ${name}`);
}

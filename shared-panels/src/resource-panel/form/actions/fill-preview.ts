import { call } from '@narthex/shared-auth';
import { fillHtmlFacts, listFactNames } from '@narthex/shared-contracts/facts';
import type { PagePreview } from '@narthex/shared-contracts/page-preview';

const asJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Replaces the facts in the texts of a page by their values, as visitors read them. */
export async function fillPreview(preview: PagePreview): Promise<PagePreview> {
  const json = JSON.stringify(preview);
  if (listFactNames(json).length === 0) return preview;
  const { facts, missing } = (await call('facts.list')).data;
  const read = (name: string) => facts.find((fact) => fact.name === name)?.text ?? missing;
  return JSON.parse(fillHtmlFacts(json, (name) => asJson(read(name)))) as PagePreview;
}

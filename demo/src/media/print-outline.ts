import { buffer } from 'node:stream/consumers';
import { formatPlainDate } from '@narthex/shared-contracts';
import type { SermonOutline } from '../content/outlines';

export interface OutlinePage {
  readonly title: string;
  readonly speaker: string;
  readonly scripture: string;
  readonly sermon_date: string;
  readonly summary: string;
  readonly outline: SermonOutline;
  /** The congregation that hands it out. */
  readonly church: string;
  readonly printedAt: Date;
}

const INK = '#1B2333';
const SOFT = '#55607A';
const GOLD = '#D9982F';
const HEADING = 'Times-Bold';
const TEXT = 'Times-Roman';
const MARGINS = { top: 48, bottom: 44, left: 44, right: 44 };

/** A study outline as a PDF on half a sheet, tagged for screen readers; the same words give the same bytes. */
export async function printOutline(page: OutlinePage): Promise<Buffer> {
  // Loaded here: a server that has nothing to seed prints nothing.
  const { default: PDFDocument } = await import('pdfkit');
  const { title, speaker, scripture, sermon_date: sermonDate, summary, outline, church, printedAt } = page;
  const doc = new PDFDocument({
    size: 'A5',
    margins: MARGINS,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: speaker, Subject: scripture, Creator: church, CreationDate: printedAt },
  });
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  /** Every piece of text says what it is, and leaves a gap below. */
  const write = (tag: 'H1' | 'H2' | 'P', text: string, gap: number) => {
    root.add(doc.struct(tag, {}, () => doc.text(text)));
    doc.y += gap;
  };

  // Paper is read in other years too: the day is written with its year.
  const day = formatPlainDate(sermonDate, new Date(0));
  doc.font(TEXT).fontSize(10).fillColor(SOFT);
  write('P', `${church}: a study outline`, 6);
  doc.font(HEADING).fontSize(21).fillColor(INK);
  write('H1', title, 4);
  doc.font(TEXT).fontSize(11).fillColor(SOFT);
  write('P', `${scripture}. ${speaker}, ${day}`, 8);
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(MARGINS.left, doc.y, 48, 3).fill(GOLD);
  doc.endMarkedContent();
  doc.y += 14;
  doc.font('Times-Italic').fontSize(11).fillColor(INK);
  write('P', summary, 12);

  for (const [index, [heading, text]] of outline.points.entries()) {
    doc.font(HEADING).fontSize(12);
    write('H2', `${index + 1}. ${heading}`, 2);
    doc.font(TEXT).fontSize(11);
    write('P', text, 9);
  }
  doc.font(HEADING).fontSize(13);
  write('H2', 'To talk about', 4);
  doc.font(TEXT).fontSize(11);
  for (const question of outline.questions) write('P', question, 6);
  root.end();
  doc.end();
  return bytes;
}

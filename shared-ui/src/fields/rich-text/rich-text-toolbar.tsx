import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { RichTextLink } from './rich-text-link';
import styles from './rich-text-editor.module.css';

type Tool = {
  label: string;
  Icon: LucideIcon;
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    Icon: Bold,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    Icon: Italic,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Heading',
    Icon: Heading2,
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Smaller heading',
    Icon: Heading3,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'List',
    Icon: List,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    Icon: ListOrdered,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quotation',
    Icon: Quote,
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { label: 'Undo', Icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', Icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
];

/** Renders the buttons that format the selected text. Each shows whether its format is active. */
export function RichTextToolbar({ editor, labelId }: { editor: Editor; labelId: string }) {
  const id = useId();
  const [isLinking, setLinking] = useState(false);
  const { active, isLink } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: TOOLS.map((tool) => tool.isActive?.(current) ?? false),
      isLink: current.isActive('link'),
    }),
  });
  return (
    <>
      <div
        className={styles.toolbar}
        role="group"
        id={id}
        aria-label="Formatting"
        // A form may have several texts, so the name says whose buttons these are.
        aria-labelledby={`${id} ${labelId}`}
      >
        {TOOLS.map(({ label, Icon, isActive, run }, at) => (
          <IconButton
            key={label}
            label={label}
            icon={<Icon size={18} aria-hidden="true" />}
            aria-pressed={isActive ? active[at] : undefined}
            onClick={() => run(editor)}
          />
        ))}
        <IconButton
          label="Link"
          icon={<Link size={18} aria-hidden="true" />}
          aria-pressed={isLink}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        />
      </div>
      {isLinking ? <RichTextLink editor={editor} onClose={() => setLinking(false)} /> : null}
    </>
  );
}

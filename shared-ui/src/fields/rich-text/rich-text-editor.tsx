import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { cleanPastedHtml } from './paste/pasted-html';
import { RichTextToolbar } from './rich-text-toolbar';
import styles from './rich-text-editor.module.css';

export type RichTextEditorProps = {
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Id, name and description of the text for screen readers. */
  attributes: Readonly<Record<string, string>>;
  /** More than formatting, below the toolbar. */
  tools?: ((insert: (text: string) => void) => ReactNode) | undefined;
};

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    link: { openOnClick: false, autolink: true, protocols: ['mailto', 'tel'] },
  }),
];

/** The text as HTML: nothing that the editor doesn't know comes out of it, and an empty text is empty. */
const readHtml = (editor: { isEmpty: boolean; getHTML: () => string }) =>
  editor.isEmpty ? '' : editor.getHTML();

/** The editor of `RichTextField`, apart because of its size. */
export default function RichTextEditor({ value, onChange, onBlur, attributes, tools }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // A style element of its own would need a nonce; ours is in the style sheet.
    injectCSS: false,
    immediatelyRender: true,
    onUpdate: ({ editor: updated }) => onChange(readHtml(updated)),
    onBlur: () => onBlur?.(),
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      attributes: { ...attributes, class: styles.text ?? '', role: 'textbox', 'aria-multiline': 'true' },
    },
  });

  const showValue = useEffectEvent(() => {
    // Only what comes from outside, such as a form that starts afresh.
    if (value !== readHtml(editor)) editor.commands.setContent(value, { emitUpdate: false });
  });
  useEffect(() => showValue(), [value]);

  return (
    <div className={styles.editor} data-state={attributes['aria-invalid'] ? 'invalid' : undefined}>
      <RichTextToolbar editor={editor} />
      {tools?.((text) => void editor.chain().focus().insertContent({ type: 'text', text }).run())}
      <EditorContent editor={editor} />
    </div>
  );
}

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
  /** Is the id of the field's label. */
  labelId: string;
  /** Holds the id and description for screen readers. */
  attributes: Readonly<Record<string, string>>;
  /** Holds the tools below the toolbar, such as a menu that inserts text. */
  tools?: ((insert: (text: string) => void) => ReactNode) | undefined;
};

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    link: { openOnClick: false, autolink: true, protocols: ['mailto', 'tel'] },
  }),
];

/** Returns the text as HTML, or '' for an empty text. The editor drops elements it doesn't support. */
const readHtml = (editor: { isEmpty: boolean; getHTML: () => string }) =>
  editor.isEmpty ? '' : editor.getHTML();

/** Renders the editor of `RichTextField`. It is a separate chunk because of its size. */
export default function RichTextEditor({
  labelId,
  value,
  onChange,
  onBlur,
  attributes,
  tools,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // A style element would need a nonce, so the styles are in our stylesheet.
    injectCSS: false,
    immediatelyRender: true,
    onUpdate: ({ editor: updated }) => onChange(readHtml(updated)),
    onBlur: () => onBlur?.(),
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      attributes: {
        ...attributes,
        class: styles.text ?? '',
        role: 'textbox',
        'aria-labelledby': labelId,
        'aria-multiline': 'true',
      },
    },
  });

  const showValue = useEffectEvent(() => {
    // Only changes from outside, such as a reset of the form, must replace the content.
    if (value !== readHtml(editor)) editor.commands.setContent(value, { emitUpdate: false });
  });
  useEffect(() => showValue(), [value]);

  return (
    <div className={styles.editor} data-state={attributes['aria-invalid'] ? 'invalid' : undefined}>
      <RichTextToolbar editor={editor} labelId={labelId} />
      {tools?.((text) => void editor.chain().focus().insertContent({ type: 'text', text }).run())}
      <EditorContent editor={editor} />
    </div>
  );
}

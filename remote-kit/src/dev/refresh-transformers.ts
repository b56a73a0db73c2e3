import refreshTypeScript from 'react-refresh-typescript';
import ts from 'typescript';

/** The exposed module exports more than components, so without `accept` each change would reload the page. */
const EXPOSED = /\/remote-app\.tsx$/;

/** `import.meta.webpackHot.accept();`: the shell keeps the component it has, and React renders its new code. */
const acceptExposed: ts.TransformerFactory<ts.SourceFile> =
  ({ factory }) =>
  (file) => {
    if (!EXPOSED.test(file.fileName)) return file;
    const meta = factory.createMetaProperty(ts.SyntaxKind.ImportKeyword, factory.createIdentifier('meta'));
    const hot = factory.createPropertyAccessExpression(meta, 'webpackHot');
    const accept = factory.createCallExpression(
      factory.createPropertyAccessExpression(hot, 'accept'),
      undefined,
      [],
    );
    return factory.updateSourceFile(file, [...file.statements, factory.createExpressionStatement(accept)]);
  };

/** Returns the transformers of a watched build, which mark components for the refresh. */
export const refreshTransformers = () => ({ before: [refreshTypeScript(), acceptExposed] });

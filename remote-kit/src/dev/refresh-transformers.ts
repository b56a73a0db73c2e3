import refreshTypeScript from 'react-refresh-typescript';
import ts from 'typescript';

/** The module that a remote exposes. It exports more than components, and would be replaced by a reload. */
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

/** What TypeScript does to a source of a watched build besides compiling it: components are marked for the refresh. */
export const refreshTransformers = () => ({ before: [refreshTypeScript(), acceptExposed] });

import ts from 'typescript';

/** Returns the last name of an expression: `title` of `event.title`. */
function getName(expression: ts.Expression): string | null {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (ts.isNonNullExpression(expression) || ts.isParenthesizedExpression(expression))
    return getName(expression.expression);
  return null;
}

/**
 * Names the expressions of a message: by the variable, else by a number. The same code always has the same
 * name.
 */
export class ArgumentNames {
  private readonly codes = new Map<string, string>();

  constructor(private readonly file: ts.SourceFile) {}

  of(expression: ts.Expression): string {
    const code = expression.getText(this.file);
    const wanted = getName(expression) ?? String(this.codes.size);
    const name =
      this.codes.has(wanted) && this.codes.get(wanted) !== code ? `${wanted}${this.codes.size}` : wanted;
    this.codes.set(name, code);
    return name;
  }
}

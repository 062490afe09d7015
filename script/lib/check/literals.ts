import ts from 'typescript'

export interface Literal {
  /** The text; holes of a template are `\0`. */
  text: string
  line: number
  isJsx: boolean
  /** The function that it is an argument of. */
  callee: string
}

const HOLE = '\0'

/** Every string, template and JSX text of a TypeScript source, without its comments and imports. */
export function literalsOf(fileName: string, source: string): Literal[] {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: Literal[] = []
  const add = (node: ts.Node, text: string, isJsx = false) => {
    found.push({
      text,
      isJsx,
      callee: calleeOf(node),
      line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
    })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isModuleDeclaration(node)) return node.body && visit(node.body)
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text)
    else if (ts.isTemplateExpression(node))
      add(node, [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(HOLE))
    else if (ts.isJsxText(node) && node.text.trim()) add(node, node.text.trim(), true)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function calleeOf({ parent }: ts.Node): string {
  if (!ts.isCallExpression(parent)) return ''
  const { expression } = parent
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
}

/** Whether the literal can become that text: equal, or equal once its holes are filled. */
export function mayBecome(literal: string, text: string): boolean {
  if (!literal.includes(HOLE)) return literal === text
  const parts = literal.split(HOLE)
  if (parts.join('').length < 2) return false
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')
  return new RegExp(`^${pattern}$`).test(text)
}

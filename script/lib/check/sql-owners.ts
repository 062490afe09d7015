import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../root.ts'
import { projectFiles } from './files.ts'
import { type Literal, literalsOf } from './literals.ts'
import type { Step } from './step.ts'

export interface Source {
  file: string
  text: string
}

const MODULE_FILE = /^apps\/server\/src\/modules\/([^/]+)\/.*(?<!\.(test|fixture|suite|model))\.ts$/
const MIGRATION = /^apps\/server\/migrations\/(?:repeatable\/)?\d{4}_([a-z]+)_.*\.sql$/
const CREATED =
  /\bCREATE\s+(?:OR\s+REPLACE\s+)?(?:UNLOGGED\s+)?(?:MATERIALIZED\s+)?(TABLE|VIEW|FUNCTION|AGGREGATE|PROCEDURE|SEQUENCE|TYPE|DOMAIN)\s+(?:IF\s+NOT\s+EXISTS\s+)?([a-z_]+)\.([a-z_0-9]+)/gi
const SQL_VERB = /\b(select|insert|update|delete|from|join|into|call|truncate|lock)\s/i
const KYSELY_VERB =
  /^(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|using|table|ref|(inner|left|right|full|cross)\w*Join)$/
const NAMED = /\b([a-z_]+)\.([a-z_0-9]+)\b/g

/** The platform serves every module: what of it they may call in SQL. */
const FOR_EVERYBODY = new Set([
  'platform.conflict',
  'platform.revoke_from_app',
  'platform.prepare_month',
  'platform.attach_month',
  'platform.months_ahead',
])

/** SQL of a module names its own schema, or a view that the owner made for others (`*_view`). */
export const sqlOwnersStep: Step = {
  name: 'SQL owners',
  run: async () => {
    const read = (file: string): Source => ({ file, text: readFileSync(join(ROOT, file), 'utf8') })
    return { problems: strangersIn(projectFiles(MIGRATION).map(read), projectFiles(MODULE_FILE).map(read)) }
  },
}

/** Names of other modules' tables, sequences and functions, in migrations and in the string literals of modules. */
export function strangersIn(migrations: readonly Source[], sources: readonly Source[]): string[] {
  const created = new Set(
    migrations.flatMap(({ text }) => [...text.matchAll(CREATED)].map(([, , schema, name]) => `${schema}.${name}`)),
  )
  const isForeign = (owner: string, schema: string, name: string) =>
    schema !== owner &&
    created.has(`${schema}.${name}`) &&
    !name.endsWith('_view') &&
    !FOR_EVERYBODY.has(`${schema}.${name}`)
  const complaint = (file: string, line: number, owner: string, name: string) =>
    `${file}:${line} names ${name}: ${owner} may name its own schema, or another module's *_view`

  const inMigrations = migrations.flatMap(({ file, text }) => {
    const owner = MIGRATION.exec(file)?.[1] ?? ''
    const made = [...text.matchAll(CREATED)]
      .filter(([, , schema]) => schema !== owner)
      .map(
        ([, kind, schema, name]) =>
          `${basename(file)} makes ${kind?.toLowerCase()} ${schema}.${name}: the file's name says it is ${owner}'s`,
      )
    const lines = text.split('\n').map((line) => line.replace(/--.*/, ''))
    return [
      ...made,
      ...lines.flatMap((line, at) =>
        named(line)
          .filter(([schema, name]) => isForeign(owner, schema, name))
          .map(([schema, name]) => complaint(file, at + 1, owner, `${schema}.${name}`)),
      ),
    ]
  })
  const inModules = sources.flatMap(({ file, text }) => {
    const owner = MODULE_FILE.exec(file)?.[1] ?? ''
    return literalsOf(file, text)
      .filter(isSql)
      .flatMap((literal) =>
        named(literal.text)
          .filter(([schema, name]) => isForeign(owner, schema, name))
          .map(([schema, name]) => complaint(file, literal.line, owner, `${schema}.${name}`)),
      )
  })
  return [...new Set([...inMigrations, ...inModules])]
}

/** Events, permissions and jobs look like names of tables: only a verb of SQL or of kysely makes it one. */
function isSql({ text, callee }: Literal): boolean {
  return SQL_VERB.test(text) || KYSELY_VERB.test(callee)
}

const named = (text: string): [string, string][] =>
  [...text.matchAll(NAMED)].map(([, schema = '', name = '']) => [schema, name])

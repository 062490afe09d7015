import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { projectFiles } from './files.ts'
import type { Step } from './step.ts'

/** Words that nobody else uses for the thing, with what books and libraries call it. In names of the code, in comments and guides. */
const WORDS: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\boutrun/i, instead: 'concurrent update, conflict' },
  { pattern: /happening/i, instead: 'event' },
  { pattern: /\b(tell|told)[A-Z]\w*|\bheard\b(?!-)/, instead: 'notify, publish, deliver' },
  { pattern: /\bgather(?!_)/i, instead: 'batch, load' },
  { pattern: /[Cc]rowd/, instead: 'minimum batch, listeners' },
  { pattern: /\b\w*(FastDoor|LiveDoor)\w*|\bfast door/i, instead: 'group commit, adapter, entry point' },
  { pattern: /\bctx\.(apart|afterwards|along)\b/, instead: 'inOwnTransaction, pipeline' },
  { pattern: /\b[Ss]tanding(s|Of)?\b(?! for)/, instead: 'status, state' },
]
/** Texts for people, and lists of words from elsewhere. */
const NOT_OURS = /(^|\/)(locales|seeds|brand)\/|common-passwords|plain-words(\.test)?\.ts$|package-lock\.json$/

export const wordProblems = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      WORDS.filter(({ pattern }) => pattern.test(line)).map(
        ({ pattern, instead }) => `${file}:${at + 1} says "${pattern.exec(line)?.[0]}": it is ${instead}`,
      ),
    )

export const plainWordsStep: Step = {
  name: 'plain words',
  run: async () => ({
    problems: projectFiles(/\.(tsx?|sql|md|cjs|sh)$/)
      .filter((file) => !NOT_OURS.test(file))
      .flatMap((file) => wordProblems(file, readFileSync(join(ROOT, file), 'utf8'))),
  }),
}

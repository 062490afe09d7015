import type { Scope } from './kinds.ts'
import type { Expected } from './lines.ts'
import type { Question } from './question.ts'

/** What the model expects of a part of a match. */
export type Expect = (scope: Scope) => Expected
/** The markets of a sport. */
export type Maker = (expect: Expect) => Question[]
